package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests position repetition (9.2, 9.6.1). */
class RepetitionTest {

  private static final String KNIGHTS_OUT_AND_HOME = "g1f3 g8f6 f3g1 f6g8";

  @Test
  void the_starting_position_counts_as_the_first_time() {
    GameDriver table = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME);
    assertThat(table.game().repetitions()).isEqualTo(2);
    assertThat(table.game().claims()).isEmpty();
    table.play(KNIGHTS_OUT_AND_HOME);
    assertThat(table.game().repetitions()).isEqualTo(3);
    assertThat(table.game().claims()).containsExactly(ClaimKind.THREEFOLD_REPETITION);
  }

  @Test
  void over_the_board_the_third_time_ends_nothing_without_a_claim() {
    GameDriver table = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME, 2).play("e2e4");
    assertThat(table.game().isOver()).isFalse();
  }

  @Test
  void online_the_third_time_draws_by_itself_and_leaves_nothing_to_claim() {
    GameDriver table = GameDriver.online().play(KNIGHTS_OUT_AND_HOME, 2);
    assertThat(table.outcome())
        .isEqualTo(Outcome.of(Ending.THREEFOLD_REPETITION, Result.DRAW, "Online 5.4.1"));
    assertThat(table.game().claims()).isEmpty();
  }

  @Test
  void the_fifth_time_draws_by_itself() {
    GameDriver table = GameDriver.classical().play(KNIGHTS_OUT_AND_HOME, 3).play("g1f3 g8f6 f3g1");
    assertThat(table.game().isOver()).isFalse();
    table.play("f6g8");
    assertThat(table.outcome())
        .isEqualTo(Outcome.of(Ending.FIVEFOLD_REPETITION, Result.DRAW, "9.6.1"));
  }

  @Test
  void the_times_need_not_follow_one_another() {
    GameDriver table =
        GameDriver.classical()
            .play("g1f3 g8f6 f3g1 f6g8")
            .play("b1c3 b8c6 c3d5 c6d4 d5c3 d4c6 c3b1 c6b8");
    assertThat(table.game().claims()).containsExactly(ClaimKind.THREEFOLD_REPETITION);
  }

  @Test
  void with_another_side_to_move_it_is_another_position() {
    // The pieces stand on the same squares three times, but on one occasion Black is to move.
    GameDriver table =
        GameDriver.from("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1")
            .play("h1h2 e8d8 h2h1 d8d7 h1h2 d7e8 h2h1")
            .play("e8d8 h1h2 d8d7 h2h1 d7e8");
    assertThat(table.game().repetitions()).isEqualTo(2);
  }

  @Test
  void an_en_passant_square_counts_when_the_capture_is_legal() {
    // Black can capture en passant only directly after e2e4, so the later positions are different.
    GameDriver table =
        GameDriver.from("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1").play("e2e4").play(cycle(), 2);
    assertThat(table.game().repetitions()).isEqualTo(2);
    assertThat(table.game().claims()).isEmpty();
    table.play(cycle());
    assertThat(table.game().claims()).containsExactly(ClaimKind.THREEFOLD_REPETITION);
  }

  @Test
  void an_en_passant_square_does_not_count_when_the_capturer_is_pinned() {
    // The rook on d1 pins the pawn on d4 to the king on d8, so the pawn can never capture on e3.
    GameDriver table =
        GameDriver.from("3k2n1/8/8/8/3p4/8/4P3/3RK1N1 w - - 0 1").play("e2e4").play(cycle(), 2);
    assertThat(table.game().repetitions()).isEqualTo(3);
    assertThat(table.game().claims()).containsExactly(ClaimKind.THREEFOLD_REPETITION);
  }

  @Test
  void an_en_passant_square_does_not_count_when_nobody_stands_beside() {
    GameDriver table = GameDriver.classical().play("e2e4").play(cycle(), 2);
    assertThat(table.game().claims()).containsExactly(ClaimKind.THREEFOLD_REPETITION);
  }

  @Test
  void an_en_passant_square_does_not_count_when_taking_would_open_the_rank() {
    // If Black captured, both pawns would leave the fourth rank, and the rook on h4 would give
    // check to the king on a4.
    GameDriver table = GameDriver.from("6n1/8/8/8/k2p3R/8/4P3/4K1N1 w - - 0 1").play("e2e4");
    assertThat(table.illegal("d4e3").reason().name()).isEqualTo("EN_PASSANT_OPENS_LINE");
    table.play(cycle(), 2);
    assertThat(table.game().repetitions()).isEqualTo(3);
  }

  private static String cycle() {
    return "g8f6 g1f3 f6g8 f3g1";
  }

  @Test
  void a_lost_castling_right_makes_another_position() {
    // The kings leave their squares and return, but the castling rights are lost.
    GameDriver table =
        GameDriver.from("r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1")
            .play("e1e2 e8e7 e2e1 e7e8")
            .play("e1e2 e8e7 e2e1 e7e8");
    assertThat(table.game().repetitions()).isEqualTo(2);
    table.play("e1e2 e8e7 e2e1 e7e8");
    assertThat(table.game().claims()).containsExactly(ClaimKind.THREEFOLD_REPETITION);
  }

  @Test
  void a_castling_right_counts_also_while_castling_is_prevented() {
    // The rook leaves h1 and returns. The loss of the castling right counts, even though the bishop
    // on f1 prevented castling anyway.
    GameDriver table =
        GameDriver.from("4k1n1/p7/8/8/8/8/P5P1/4KB1R w K - 0 1")
            .play("h1h2 g8f6 h2h1 f6g8")
            .play("h1h2 g8f6 h2h1 f6g8");
    assertThat(table.game().repetitions()).isEqualTo(2);
  }

  @Test
  void pieces_of_one_kind_may_have_changed_places() {
    GameDriver table =
        GameDriver.from("4k3/8/8/8/4P3/4K3/8/R6R w - - 0 1")
            .play("a1a2 e8d8 h1a1 d8e8 a2h2 e8d8 h2h1 d8e8");
    assertThat(table.game().repetitions()).isEqualTo(2);
  }
}

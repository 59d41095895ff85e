package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.rules.Reason;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests checkmate, stalemate and dead positions (5.1.1, 5.2.1, 5.2.2). */
class CheckmateStalemateDeadPositionTest {

  @Test
  void the_fools_mate_wins_for_black_and_nothing_moves_after_it() {
    GameDriver table = GameDriver.classical().play("f2f3 e7e5 g2g4 d8h4");
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.CHECKMATE, Result.BLACK_WINS, "5.1.1"));
    assertThat(table.illegal("e2e4").reason()).isEqualTo(Reason.GAME_OVER);
    assertThat(table.refusedMove("e2e4").article()).contains("5.1.1");
    assertThat(table.refusedMove("e2e4").name()).isEqualTo("GAME_OVER");
  }

  @Test
  void a_game_that_starts_mated_is_over_at_once() {
    GameDriver table = GameDriver.from("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.CHECKMATE, Result.WHITE_WINS, "5.1.1"));
    assertThat(table.game().events()).hasSize(2);
    assertThat(table.refused(new Command(Seat.BLACK, "r", Action.Simple.RESIGN)).article())
        .contains("5.1.1");
  }

  @Test
  void mate_on_the_board_goes_before_a_count_that_is_already_full() {
    assertThat(GameDriver.from("R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 100").outcome().ending())
        .isEqualTo(Ending.CHECKMATE);
  }

  @Test
  void a_game_that_starts_stalemated_is_over_at_once() {
    assertThat(GameDriver.from("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1").outcome())
        .isEqualTo(Outcome.of(Ending.STALEMATE, Result.DRAW, "5.2.1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KN2 b - - 0 1",
        "4kb2/8/8/8/8/8/8/4K3 b - - 0 1",
        "4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1",
        "2b1k1b1/7b/8/8/8/8/8/4KB1B w - - 0 1"
      })
  void bare_kings_one_minor_piece_or_bishops_of_one_color_are_dead(String fen) {
    assertThat(GameDriver.from(fen).outcome())
        .isEqualTo(Outcome.of(Ending.DEAD_POSITION, Result.DRAW, "5.2.2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1",
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
      })
  void where_a_helpmate_exists_the_game_goes_on(String fen) {
    assertThat(GameDriver.from(fen).game().isOver()).isFalse();
  }

  @Test
  void taking_the_last_piece_kills_the_position() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1").play("e1d2");
    assertThat(table.outcome().ending()).isEqualTo(Ending.DEAD_POSITION);
  }

  @Test
  void a_stalemate_with_dead_material_is_called_stalemate() {
    GameDriver table = GameDriver.from("k7/8/1K1p4/8/8/8/7B/8 w - - 0 1").play("h2d6");
    assertThat(table.game().position().isInsufficientMaterial()).isTrue();
    assertThat(table.outcome().ending()).isEqualTo(Ending.STALEMATE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1",
        "2k5/5p1p/4pPpP/p1p1P1P1/PpP5/1P1K4/8/8 b - - 0 1"
      })
  void a_wall_that_nobody_passes_is_dead_under_both_rulebooks(String fen) {
    assertThat(GameDriver.from(fen).outcome())
        .isEqualTo(Outcome.of(Ending.DEAD_POSITION, Result.DRAW, "5.2.2"));
    assertThat(GameDriver.online(fen).outcome().ending()).isEqualTo(Ending.DEAD_POSITION);
  }

  @Test
  void the_arbiters_verdict_ends_a_position_that_only_a_search_proves_dead() {
    GameDriver table = GameDriver.from("3K4/3q4/8/8/6k1/8/8/8 w - - 0 65");
    assertThat(table.game().isOver()).isFalse();
    table.accepted(
        new Command(Seat.ARBITER, "v", new Action.Verdict(Winnability.Answer.UNWINNABLE)));
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.DEAD_POSITION, Result.DRAW, "5.2.2"));
  }
}

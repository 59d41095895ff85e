package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;

/** Tests the details that the move history adds to a ruling (3.7.3, 3.8.2.1). */
class IllegalMoveHistoryEvidenceTest {

  private static final String OPEN_CORNERS = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";

  private static void assertRuling(
      GameDriver table, String move, DetailedReason detail, int number) {
    Ruling.Illegal illegal = table.illegal(move);
    assertThat(illegal.detail()).isEqualTo(detail);
    assertThat(illegal.evidence().number()).isEqualTo(number);
    assertThat(detail.article()).contains(illegal.article());
  }

  @Test
  void the_record_says_on_which_move_the_king_moved() {
    GameDriver table = GameDriver.from(OPEN_CORNERS).play("a2a3 a7a6 e1e2 a6a5 e2e1 a5a4");
    assertRuling(table, "e1g1", DetailedReason.RIGHT_LOST_KING_MOVED, 2);
    assertRuling(table, "0-0-0", DetailedReason.RIGHT_LOST_KING_MOVED, 2);
    assertThat(table.illegal("0-0").sentence().cited())
        .contains("on move 2")
        .endsWith("(3.8.2.1).");
  }

  @Test
  void the_record_says_on_which_move_that_rook_moved() {
    GameDriver table = GameDriver.from(OPEN_CORNERS).play("h1g1 e8e7 g1h1 e7e8 a2a3 a7a6");
    assertRuling(table, "e1g1", DetailedReason.RIGHT_LOST_ROOK_MOVED, 1);
    assertThat(table.illegal("e1g1").evidence().goal()).contains(Square.H1);
    assertThat(table.game().rule(GameDriver.attempt("e1c1"))).isInstanceOf(Ruling.Legal.class);
  }

  @Test
  void the_record_counts_blacks_moves_by_their_number_too() {
    GameDriver table = GameDriver.from(OPEN_CORNERS).play("a2a3 a8b8 a3a4 b8a8 h2h3");
    assertRuling(table, "e8c8", DetailedReason.RIGHT_LOST_ROOK_MOVED, 1);
    assertThat(table.game().rule(GameDriver.attempt("e8g8"))).isInstanceOf(Ruling.Legal.class);
  }

  @Test
  void another_rook_on_the_square_of_the_captured_one_does_not_count() {
    // Black captures the rook on h1 on the first move. Later, the other rook moves from a1 to h1.
    GameDriver table =
        GameDriver.from("4k3/7r/8/8/8/8/4N3/R3K2R b KQ - 0 1")
            .play("h7h1 e2g1 h1h8 a1a7 h8g8 a7h7");
    table.play("g8f8 h7h1 f8g8");
    assertRuling(table, "0-0", DetailedReason.RIGHT_LOST_ROOK_CAPTURED, 1);
    assertThat(table.illegal("0-0").sentence().cited()).contains("captured on move 1");
  }

  @Test
  void the_first_thing_that_took_the_right_away_is_the_one_named() {
    GameDriver table =
        GameDriver.from(OPEN_CORNERS).play("h1g1 a7a6 g1h1 a6a5 e1e2 a5a4 e2e1 a4a3");
    assertRuling(table, "e1g1", DetailedReason.RIGHT_LOST_ROOK_MOVED, 1);
    assertRuling(table, "e1c1", DetailedReason.RIGHT_LOST_KING_MOVED, 3);
  }

  @Test
  void a_game_set_up_without_the_right_never_had_it() {
    GameDriver table = GameDriver.from("r3k2r/p6p/8/8/8/8/P6P/R3K2R w Qkq - 0 1");
    assertRuling(table, "e1g1", DetailedReason.RIGHT_LOST_BY_SETUP, 0);
    table.play("e1e2 a7a6 e2e1 a6a5");
    assertRuling(table, "e1g1", DetailedReason.RIGHT_LOST_BY_SETUP, 0);
    assertRuling(table, "e1c1", DetailedReason.RIGHT_LOST_KING_MOVED, 1);
  }

  @Test
  void in_chess960_the_rook_is_named_by_where_it_started() {
    GameDriver table =
        GameDriver.of(
            Fen.parse("1k4r1/8/8/8/8/8/8/1K4R1 w Gg - 0 1", Variant.CHESS960),
            Rulebook.OVER_THE_BOARD,
            "-");
    table.play("g1h1 g8h8");
    Ruling.Illegal illegal = table.illegal("0-0");
    assertThat(illegal.detail()).isEqualTo(DetailedReason.RIGHT_LOST_ROOK_MOVED);
    assertThat(illegal.evidence().goal()).contains(Square.G1);
    assertThat(illegal.evidence().number()).isEqualTo(1);
  }

  @Test
  void in_chess960_a_king_that_moved_along_its_rank_has_lost_both_rights() {
    GameDriver table =
        GameDriver.of(
            Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", Variant.CHESS960),
            Rulebook.OVER_THE_BOARD,
            "-");
    table.play("e1d1 e8e7");
    assertRuling(table, "d1a1", DetailedReason.RIGHT_LOST_KING_MOVED, 1);
    assertRuling(table, "d1h1", DetailedReason.RIGHT_LOST_KING_MOVED, 1);
  }

  @Test
  void en_passant_one_move_too_late_says_two_moves_ago() {
    // White can capture en passant directly after 2...d7d5. After 3.a3 a5, it is too late.
    GameDriver table = GameDriver.classical().play("e2e4 a7a6 e4e5 d7d5");
    assertThat(table.game().rule(GameDriver.attempt("e5d6"))).isInstanceOf(Ruling.Legal.class);
    table.play("a2a3 a6a5");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_TOO_LATE, 2);
    table.play("a3a4 b7b6");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_TOO_LATE, 3);
    assertThat(table.illegal("e5d6").sentence().cited())
        .isEqualTo(
            "No: the pawn on d5 moved two squares three moves ago. En passant must be played at"
                + " once (3.7.3.2).");
  }

  @Test
  void a_pawn_that_advanced_two_before_the_capturer_arrived_is_too_late_as_well() {
    GameDriver table = GameDriver.classical().play("e2e4 d7d5 e4e5 a7a6 a2a3 a6a5");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_TOO_LATE, 3);
  }

  @Test
  void a_pawn_that_came_by_single_steps_was_never_to_be_taken_en_passant() {
    GameDriver table = GameDriver.classical().play("e2e4 d7d6 e4e5 d6d5");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_SINGLE_STEPS, 0);
    assertThat(table.illegal("e5d6").reason()).isEqualTo(Reason.EN_PASSANT_NEVER);
  }

  @Test
  void a_pawn_that_came_by_capturing_was_never_to_be_taken_en_passant() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e6 e4e5 a7a6 c2c4 d7d6 c4c5 d6c5");
    table.play("d2d4 c5d4 d1d4 c7c6 d4d5 c6d5");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_SINGLE_STEPS, 0);
  }

  @Test
  void black_is_told_the_same_of_whites_pawns() {
    GameDriver table = GameDriver.classical().play("a2a3 d7d5 a3a4 d5d4 e2e4 a7a6 b2b3");
    assertRuling(table, "d4e3", DetailedReason.EN_PASSANT_TOO_LATE, 2);
    GameDriver single = GameDriver.classical().play("e2e3 d7d5 a2a3 d5d4 e3e4");
    assertRuling(single, "d4e3", DetailedReason.EN_PASSANT_SINGLE_STEPS, 0);
  }

  @Test
  void of_a_pawn_that_stood_there_from_the_start_the_record_knows_nothing() {
    GameDriver table = GameDriver.from("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_NOT_NOW, 0);
    table.play("e1d1 e8d8");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_NOT_NOW, 0);
  }

  @Test
  void a_starting_position_with_an_en_passant_square_says_when_the_pawn_came() {
    GameDriver table = GameDriver.from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").play("e1d1 e8d8");
    assertRuling(table, "e5d6", DetailedReason.EN_PASSANT_TOO_LATE, 2);
  }

  @Test
  void moves_taken_back_are_not_in_the_record() {
    GameDriver table = GameDriver.from(OPEN_CORNERS).play("e1e2");
    table.accepted(new Command(Seat.WHITE, "t", Action.Simple.ASK_TAKEBACK));
    table.accepted(new Command(Seat.BLACK, "a", new Action.AnswerTakeback(Optional.empty(), true)));
    assertThat(table.game().rule(GameDriver.attempt("e1g1"))).isInstanceOf(Ruling.Legal.class);
  }

  @Test
  void what_the_position_proves_alone_is_left_as_it_is() {
    GameDriver table = GameDriver.classical();
    Attempt attempt = GameDriver.attempt("g1g3");
    assertThat(table.game().rule(attempt)).isEqualTo(table.game().position().rule(attempt));
  }

  @Test
  void basic_moves_show_castling_while_king_and_rook_stand_where_they_started() {
    GameDriver lost = GameDriver.from(OPEN_CORNERS).play("e1e2 a7a6 e2e1 a6a5");
    assertThat(lost.game().basicMoves(Square.E1)).contains(Square.G1, Square.C1);
    assertThat(lost.game().basicMoves(Square.E8)).contains(Square.G8, Square.C8);
    GameDriver table =
        GameDriver.of(
            Fen.parse("1k4r1/8/8/8/8/8/8/1K4R1 w Gg - 0 1", Variant.CHESS960),
            Rulebook.OVER_THE_BOARD,
            "-");
    assertThat(table.game().basicMoves(Square.B1)).contains(Square.G1);
    table.play("b1b2 b8b7 b2b1 b7b8");
    assertThat(table.game().basicMoves(Square.B1)).contains(Square.G1);
    table.play("b1a1 b8a8");
    assertThat(table.game().basicMoves(Square.A1)).doesNotContain(Square.G1);
    assertThat(table.game().basicMoves(Square.D4)).isEmpty();
  }
}

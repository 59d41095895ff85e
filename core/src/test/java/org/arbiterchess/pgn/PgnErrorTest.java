package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.rules.Reason;
import org.junit.jupiter.api.Test;

/** Tests that errors include the line and column, and that the next game is still read. */
class PgnErrorTest {

  private static PgnError error(String text) {
    List<PgnReading> games = PgnWarningsTest.all(text + "\n\n[Event \"next\"]\n\n1. d4 d5 1-0\n");
    assertThat(games).hasSize(2);
    assertThat(games.get(1).errors()).isEmpty();
    assertThat(games.get(1).game().line().moves()).hasSize(2);
    assertThat(games.get(0).errors()).hasSize(1);
    return games.get(0).errors().get(0);
  }

  @Test
  void an_illegal_move_gets_its_ruling() {
    PgnError error = error("[Event \"é\"]\n\n1. e4 e5\n2. {é} Nf4 Nc6 3. d4 1-0");

    assertThat(error.kind()).isEqualTo(PgnError.Kind.ILLEGAL_MOVE);
    assertThat(error.line()).isEqualTo(4);
    assertThat(error.column()).isEqualTo(8);
    assertThat(error.found()).isEqualTo("Nf4");
    assertThat(error.message()).startsWith("Nf4 is not allowed. ").endsWith("(3.6).");
    assertThat(error.ruling().orElseThrow().reason()).isEqualTo(Reason.KNIGHT_SHAPE);
  }

  @Test
  void what_the_record_proves_is_told() {
    PgnError error = error("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. Ke2 a6 5. Ke1 Be7 6. O-O 1-0");

    assertThat(error.ruling().orElseThrow().reason()).isEqualTo(Reason.CASTLING_RIGHT_LOST);
    assertThat(error.message()).contains("move 4", "3.8.2.1");
  }

  @Test
  void a_move_after_checkmate_is_one_after_the_end() {
    PgnError error = error("1. f3 e5 2. g4 Qh4# 3. Nh3 0-1");

    assertThat(error.ruling().orElseThrow().reason()).isEqualTo(Reason.GAME_OVER);
    assertThat(error.ruling().orElseThrow().article()).isEqualTo("5.1.1");
  }

  @Test
  void an_ambiguous_move_names_what_it_could_be() {
    PgnError error = error("1. Nf3 d5 2. d3 Nf6 3. Nd2 1-0");

    assertThat(error.kind()).isEqualTo(PgnError.Kind.AMBIGUOUS_MOVE);
    assertThat(error.message()).contains("Nd2", "Nbd2", "Nfd2");
  }

  @Test
  void text_that_is_no_move_is_shown() {
    PgnError error = error("1. e4 e5 2. Sf3 Nc6 1-0");

    assertThat(error.kind()).isEqualTo(PgnError.Kind.NOT_A_MOVE);
    assertThat(error.column()).isEqualTo(13);
    assertThat(error.message()).contains("Sf3");
  }

  @Test
  void an_error_in_a_variation_leaves_the_game_alone() {
    PgnReading reading =
        PgnWarningsTest.all("1. e4 (1. d5 e5 (1... d6) 2. c4) e5 (1... c5 2. Nf3) 2. Nf3 1-0")
            .get(0);

    assertThat(reading.errors()).hasSize(1);
    assertThat(reading.errors().get(0).column()).isEqualTo(11);
    assertThat(reading.game().line().moves()).hasSize(3);
    assertThat(reading.game().line().moves().get(1).variations().get(0).moves()).hasSize(2);
  }

  @Test
  void a_fen_that_is_no_position_is_refused() {
    PgnError error = error("[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 e5 1-0");

    assertThat(error.kind()).isEqualTo(PgnError.Kind.BAD_FEN);
    assertThat(error.line()).isEqualTo(2);
    assertThat(error.column()).isEqualTo(7);
    assertThat(error.message()).contains("king");
  }

  @Test
  void a_game_by_other_rules_is_not_played_through() {
    PgnError error = error("[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@d4 1-0");

    assertThat(error.kind()).isEqualTo(PgnError.Kind.UNKNOWN_VARIANT);
    assertThat(error.message()).contains("Crazyhouse");
  }

  @Test
  void a_comment_that_is_never_closed_does_not_swallow_the_next_game() {
    PgnError error = error("[Event \"x\"]\n\n1. e4 e5 {and so on\n2. Nf3 Nc6 1-0");

    assertThat(error.kind()).isEqualTo(PgnError.Kind.UNCLOSED_COMMENT);
    assertThat(error.line()).isEqualTo(3);
    assertThat(error.column()).isEqualTo(10);
  }

  @Test
  void a_variation_before_any_move_is_refused() {
    assertThat(error("(1. e4) 1. d4 1-0".replace("(1. e4) 1.", "1. (1. e4)")).kind())
        .isEqualTo(PgnError.Kind.NOTHING_TO_VARY);
  }

  @Test
  void a_null_move_in_check_is_refused() {
    assertThat(error("1. e4 e5 2. Qh5 Nf6 3. Qxf7+ Z0 1-0").message()).contains("in check");
  }
}

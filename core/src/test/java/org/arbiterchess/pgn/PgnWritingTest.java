package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.game.Seat;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;

/** Compares whole games with PGN written by hand according to the standard. */
class PgnWritingTest {

  @Test
  void fools_mate_between_two_people() {
    PgnTags tags =
        PgnTags.ofPlayers("Ann", "Ben")
            .with("Round", "3")
            .with("Event", "Kitchen match")
            .with("Date", "2026.10.14")
            .with("Site", "Berlin");
    assertThat(PgnCodec.write(SanGameDriver.classical().play("f3 e5 g4 Qh4#").game(), tags))
        .isEqualTo(
            """
            [Event "Kitchen match"]
            [Site "Berlin"]
            [Date "2026.10.14"]
            [Round "3"]
            [White "Ann"]
            [Black "Ben"]
            [Result "0-1"]
            [Termination "normal"]
            [TimeControl "-"]

            1. f3 e5 2. g4 Qh4# {Checkmate: Black wins (5.1.1).} 0-1
            """);
  }

  @Test
  void a_game_not_yet_begun() {
    assertThat(SanGameDriver.classical().pgn())
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "?"]
            [Result "*"]
            [Termination "unterminated"]
            [TimeControl "-"]

            *
            """);
  }

  @Test
  void castling_en_passant_and_lines_that_are_filled() {
    SanGameDriver sitting =
        SanGameDriver.classical()
            .play("e4 c5 e5 d5 exd6 Nc6 Nf3 Bg4 Be2 Qxd6 O-O O-O-O d3 Nf6 Bd2 e6 Nc3 Be7 a3 Rhe8");
    assertThat(sitting.rest())
        .isEqualTo(
            """
            [Result "*"]
            [Termination "unterminated"]
            [TimeControl "-"]

            1. e4 c5 2. e5 d5 3. exd6 Nc6 4. Nf3 Bg4 5. Be2 Qxd6 6. O-O O-O-O 7. d3 Nf6 8.
            Bd2 e6 9. Nc3 Be7 10. a3 Rhe8 *
            """);
  }

  @Test
  void promotion_and_a_start_with_black_to_move() {
    Position start = Fen.parse("8/P6k/8/8/8/8/p6K/1R6 b - - 4 57");
    assertThat(SanGameDriver.from(start).play("axb1=N a8=Q Nc3").rest())
        .isEqualTo(
            """
            [Result "*"]
            [FEN "8/P6k/8/8/8/8/p6K/1R6 b - - 4 57"]
            [SetUp "1"]
            [Termination "unterminated"]
            [TimeControl "-"]

            57... axb1=N 58. a8=Q Nc3 *
            """);
  }

  @Test
  void chess960_has_its_variant_and_always_its_position() {
    assertThat(SanGameDriver.from(Position.chess960(0)).play("f4 f5 Nf3").rest())
        .isEqualTo(
            """
            [Result "*"]
            [FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
            [SetUp "1"]
            [Termination "unterminated"]
            [TimeControl "-"]
            [Variant "Chess960"]

            1. f4 f5 2. Nf3 *
            """);
    assertThat(SanGameDriver.from(Position.chess960(518)).rest())
        .contains("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]")
        .contains("[Variant \"Chess960\"]");
  }

  @Test
  void chess960_castling_by_an_inner_rook_is_x_fen() {
    Position start = Fen.parse("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", Variant.CHESS960);
    assertThat(SanGameDriver.from(start).play("O-O-O").rest())
        .contains("[FEN \"4k3/8/8/8/8/8/8/RR2K3 w B - 0 1\"]")
        .endsWith("\n1. O-O-O *\n");
  }

  @Test
  void with_a_clock_each_move_has_the_time_left() {
    SanGameDriver sitting =
        SanGameDriver.timed("5+3").play("f3").after(61).play("e5").after(1.2).play("g4").after(0.5);
    assertThat(sitting.play("Qh4#").rest())
        .isEqualTo(
            """
            [Result "0-1"]
            [Termination "normal"]
            [TimeControl "300+3"]

            1. f3 {[%clk 0:05:03]} 1... e5 {[%clk 0:04:02]} 2. g4 {[%clk 0:05:04]} 2...
            Qh4# {[%clk 0:04:04] Checkmate: Black wins (5.1.1).} 0-1
            """);
  }

  @Test
  void hours_are_written_as_they_are() {
    assertThat(SanGameDriver.timed("600+0").play("e4").after(3 * 3600 + 7).play("e5").rest())
        .contains("1. e4 {[%clk 10:00:00]} 1... e5 {[%clk 6:59:53]} *\n");
  }

  @Test
  void moves_taken_back_leave_no_trace() {
    SanGameDriver sitting =
        SanGameDriver.timed("5+0").play("e4").after(10).play("e5").after(100).play("Qh5");
    sitting.after(1).takeBack(Seat.WHITE).after(20).play("Nf3").after(2).play("Nc6");
    assertThat(sitting.rest())
        .endsWith(
            """

            1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:04:50]} 2. Nf3 {[%clk 0:04:40]} 2...
            Nc6 {[%clk 0:04:48]} *
            """);
  }

  @Test
  void names_are_kept_from_breaking_their_tag() {
    PgnTags tags = PgnTags.ofPlayers("Ann \"the\\Rook\"\n[Result \"1-0\"]", "\t\u0000");
    assertThat(PgnCodec.write(SanGameDriver.classical().game(), tags))
        .contains("\n[White \"Ann \\\"the\\\\Rook\\\" [Result \\\"1-0\\\"]\"]\n[Black \"?\"]\n");
  }
}

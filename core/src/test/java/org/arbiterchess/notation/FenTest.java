package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @Test
  void the_starting_position_is_the_one_that_games_begin_with() {
    assertThat(Fen.parse(START)).isEqualTo(Position.initial());
    assertThat(Fen.write(Position.initial())).isEqualTo(START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
        "4k3/8/8/8/8/8/8/4K2R b K - 9999 9999",
        "r3k3/8/8/8/8/8/8/4K3 b q - 0 1"
      })
  void a_position_is_written_as_it_was_read(String fen) {
    assertThat(Fen.write(Fen.parse(fen))).isEqualTo(fen);
  }

  @Test
  void every_field_is_read() {
    Position position = Fen.parse("r3k3/8/8/3Pp3/8/8/8/4K2R w Kq e6 0 12");

    assertThat(position.pieceAt(Square.A8)).contains(new Piece(Color.BLACK, Role.ROOK));
    assertThat(position.pieceAt(Square.D5)).contains(new Piece(Color.WHITE, Role.PAWN));
    assertThat(position.turn()).isEqualTo(Color.WHITE);
    assertThat(position.castlingRooks()).isEqualTo(SquareSet.of(Square.H1, Square.A8));
    assertThat(position.enPassant()).contains(Square.E6);
    assertThat(position.halfmoveClock()).isZero();
    assertThat(position.fullmoveNumber()).isEqualTo(12);
  }

  @Test
  void four_fields_begin_counting_at_zero_and_one() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/4K3 b - -");

    assertThat(position.halfmoveClock()).isZero();
    assertThat(position.fullmoveNumber()).isEqualTo(1);
  }

  @Test
  void castling_letters_may_stand_in_any_order() {
    assertThat(Fen.write(Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1")))
        .isEqualTo("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  }

  @Test
  void the_en_passant_square_is_written_after_every_double_step() {
    Position afterE4 = play(Position.initial(), Square.E2, Square.E4);

    assertThat(Fen.write(afterE4))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    assertThat(Fen.write(afterE4, Fen.Style.EN_PASSANT_IF_LEGAL))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  }

  @Test
  void a_legal_en_passant_capture_keeps_its_square_in_every_style() {
    Position position = Fen.parse("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    Position after = play(position, Square.E2, Square.E4);

    assertThat(Fen.write(after, Fen.Style.EN_PASSANT_IF_LEGAL))
        .isEqualTo("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  }

  @Test
  void a_pinned_capturer_loses_the_square_where_only_legal_ones_are_written() {
    Position position = Fen.parse("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1");

    assertThat(Fen.write(position, Fen.Style.EN_PASSANT_IF_LEGAL))
        .isEqualTo("8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
  }

  @Test
  void what_is_set_up_can_be_written_before_it_is_playable() {
    Setup setup =
        new Setup(
            Variant.CLASSICAL,
            Board.EMPTY.with(Square.A1, new Piece(Color.WHITE, Role.PAWN)),
            Color.BLACK,
            SquareSet.EMPTY,
            Optional.empty(),
            3,
            4);

    assertThat(Fen.write(setup)).isEqualTo("8/8/8/8/8/8/8/P7 b - - 3 4");
  }

  @Test
  void a_program_that_passes_nonsense_is_told_everything() {
    assertThatThrownBy(() -> Fen.parse("8/8/8/8/8/8/8/P7 x - - 0 1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("8/8/8/8/8/8/8/P7 x - - 0 1")
        .hasMessageContaining("White has no king")
        .hasMessageContaining("Black has no king")
        .hasMessageContaining("a white pawn on a1")
        .hasMessageContaining("w or b");
  }

  private static Position play(Position position, Square from, Square to) {
    return position.play(((Ruling.Legal) position.rule(Attempt.step(from, to))).move());
  }
}

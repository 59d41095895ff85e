package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.remark.Problem;
import org.junit.jupiter.api.Test;

/** Tests the conditions for a playable setup. The validator reports all problems at once. */
class SetupProblemTest {

  private static final PlacedPiece WHITE_KING = piece(Color.WHITE, Role.KING, Square.E1);
  private static final PlacedPiece BLACK_KING = piece(Color.BLACK, Role.KING, Square.E8);

  @Test
  void two_kings_are_enough() {
    assertThat(problems(WHITE_KING, BLACK_KING)).isEmpty();
  }

  @Test
  void everything_that_is_wrong_is_said_at_once() {
    Setup setup =
        new Setup(
            Variant.CLASSICAL,
            Board.of(List.of(WHITE_KING, piece(Color.BLACK, Role.PAWN, Square.A1))),
            Color.WHITE,
            SquareSet.of(Square.H1),
            Optional.of(Square.E4),
            -1,
            0);
    assertThat(setup.problems())
        .extracting(Problem::place)
        .containsExactly(
            "placement", "placement", "castling", "enPassant", "halfmoveClock", "fullmoveNumber");
    assertThatThrownBy(() -> Position.of(setup))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no black king");
  }

  @Test
  void the_side_that_has_moved_is_not_left_in_check() {
    assertThat(problems(WHITE_KING, BLACK_KING, piece(Color.WHITE, Role.ROOK, Square.E4)))
        .containsExactly(
            "turn: found the black king on e8 in check with white to move, "
                + "expected only the side to move in check");
  }

  @Test
  void a_third_king_is_named() {
    assertThat(problems(WHITE_KING, BLACK_KING, piece(Color.WHITE, Role.KING, Square.A4)))
        .containsExactly("placement: found 2 white kings, expected exactly one white king");
  }

  @Test
  void a_king_castles_with_one_rook_on_each_side() {
    List<PlacedPiece> pieces =
        List.of(
            WHITE_KING,
            BLACK_KING,
            piece(Color.WHITE, Role.ROOK, Square.A1),
            piece(Color.WHITE, Role.ROOK, Square.G1),
            piece(Color.WHITE, Role.ROOK, Square.H1));
    assertThat(chess960(pieces, SquareSet.of(Square.A1, Square.H1))).isEmpty();
    assertThat(chess960(pieces, SquareSet.of(Square.G1, Square.H1)))
        .singleElement()
        .satisfies(problem -> assertThat(problem.toString()).contains("h1"));
  }

  private static List<Problem> chess960(List<PlacedPiece> pieces, SquareSet rooks) {
    return new Setup(Variant.CHESS960, Board.of(pieces), Color.WHITE, rooks, Optional.empty(), 0, 1)
        .problems();
  }

  private static List<String> problems(PlacedPiece... pieces) {
    Setup setup =
        new Setup(
            Variant.CLASSICAL,
            Board.of(List.of(pieces)),
            Color.WHITE,
            SquareSet.EMPTY,
            Optional.empty(),
            0,
            1);
    return setup.problems().stream().map(Problem::toString).toList();
  }

  private static PlacedPiece piece(Color color, Role role, Square square) {
    return new Piece(color, role).on(square);
  }
}

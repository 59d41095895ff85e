package org.arbiterchess.officiating.touch;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * The original squares of kings and rooks. Article 4.4 applies to a king and a rook that are
 * touched on these squares, whether or not the right to castle remains.
 */
public record CastlingHomeSquares(SquareSet kings, SquareSet rooks) {
  private static final CastlingHomeSquares CLASSICAL =
      new CastlingHomeSquares(
          SquareSet.of(Square.E1, Square.E8),
          SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8));

  /** Returns the original squares in a game that starts from the given position. */
  public static CastlingHomeSquares of(Position start) {
    return start.variant() == Variant.CLASSICAL
        ? CLASSICAL
        : new CastlingHomeSquares(
            SquareSet.of(start.king(Color.WHITE), start.king(Color.BLACK)), start.castlingRooks());
  }

  /**
   * Whether the side to move has its king on this square, and this is the king's original square.
   */
  boolean hasKing(Position position, Square square) {
    return isAtHome(position, square, Role.KING, kings);
  }

  /**
   * Whether the side to move has a rook on this square, and this is one of that side's original
   * rook squares.
   */
  boolean hasRook(Position position, Square square) {
    return isAtHome(position, square, Role.ROOK, rooks);
  }

  private static boolean isAtHome(Position position, Square square, Role role, SquareSet home) {
    return home.contains(square)
        && square.rank() == position.turn().backRank()
        && position
            .pieceAt(square)
            .filter(piece -> piece.color() == position.turn() && piece.role() == role)
            .isPresent();
  }
}

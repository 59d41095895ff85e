package org.arbiterchess.rules;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Square;

/** Determines whether an attempt is meant as castling and, if so, with which rook. */
final class CastlingIntent {

  /** Returned for an attempt that is not castling. */
  static final int NONE = -1;

  private CastlingIntent() {}

  /**
   * Returns the castling rook's square, or {@link #NONE}. The attempt is castling if the king moves
   * onto a rook of its own side. It is also castling if the king moves from its starting square to
   * a castling destination on its back rank that is more than one square away.
   */
  static int meantBy(Position position, int from, int to) {
    BitboardPosition board = position.packed();
    if (board.king(board.turn) != from) {
      return NONE;
    }
    boolean toGoal = goesHomeToGoal(position, from, to);
    boolean ontoRook =
        (board.ofRole(BitboardPosition.ROOK) & board.of(board.turn) & (1L << to)) != 0;
    if (ontoRook && !(toGoal && position.variant() == Variant.CLASSICAL)) {
      return to;
    }
    if (!toGoal) {
      return NONE;
    }
    boolean kingSide = to == CastlingSide.KING_SIDE.kingGoal(position.turn()).index();
    return named(position, kingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
  }

  private static boolean goesHomeToGoal(Position position, int from, int to) {
    int backRank = position.packed().turn == BitboardPosition.WHITE ? 0 : 56;
    boolean atHome = position.variant().isKingsHome(Square.of(from), position.turn());
    boolean goal = to == (backRank | 6) || to == (backRank | 2);
    return atHome && goal && Math.abs(to - from) > 1;
  }

  /**
   * Returns the square of the rook for castling on the given side. In Chess960, that rook is the
   * one with the castling right or, if there is none, the outermost rook.
   */
  static int named(Position position, CastlingSide side) {
    int corner = side.corner(position.turn()).index();
    if (position.variant() == Variant.CLASSICAL) {
      return corner;
    }
    BitboardPosition board = position.packed();
    int king = board.king(board.turn);
    long backRank = board.turn == BitboardPosition.WHITE ? 0xFFL : 0xFFL << 56;
    long onSide = side == CastlingSide.KING_SIDE ? -2L << king : (1L << king) - 1;
    long rooks = board.ofRole(BitboardPosition.ROOK) & board.of(board.turn) & backRank & onSide;
    long kept = rooks & board.castlingRooks;
    long candidates = kept != 0 ? kept : rooks;
    if (candidates == 0) {
      return corner;
    }
    return side == CastlingSide.KING_SIDE
        ? 63 - Long.numberOfLeadingZeros(candidates)
        : Long.numberOfTrailingZeros(candidates);
  }
}

package org.arbiterchess.rules;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.CastlingPath;

/** Computes pseudo-legal moves, which may leave the player's own king in check. */
final class PseudoLegalMoves {

  private PseudoLegalMoves() {}

  /** The destinations for the piece on a square, without castling. */
  static long steps(BitboardPosition p, int from) {
    long occupied = p.occupied();
    int color = (int) (p.black >>> from & 1);
    long free = ~p.of(color);
    return switch (p.roleAt(from)) {
      case BitboardPosition.BISHOP -> Attacks.bishop(from, occupied) & free;
      case BitboardPosition.ROOK -> Attacks.rook(from, occupied) & free;
      case BitboardPosition.QUEEN ->
          (Attacks.bishop(from, occupied) | Attacks.rook(from, occupied)) & free;
      case BitboardPosition.KNIGHT -> Attacks.knight(from) & free;
      case BitboardPosition.KING -> Attacks.king(from) & free;
      case BitboardPosition.PAWN -> pawn(p, from, color, occupied);
      default -> 0;
    };
  }

  private static long pawn(BitboardPosition p, int from, int color, long occupied) {
    int up = color == BitboardPosition.WHITE ? 8 : -8;
    long one = 1L << (from + up) & ~occupied;
    boolean first = from >> 3 == (color == BitboardPosition.WHITE ? 1 : 6);
    long two = first && one != 0 ? 1L << (from + 2 * up) & ~occupied : 0;
    long targets = p.of(color ^ 1);
    if (p.enPassant != BitboardPosition.NONE && color == p.turn) {
      targets |= 1L << p.enPassant;
    }
    return one | two | (Attacks.pawn(color, from) & targets);
  }

  /**
   * The rooks whose castling path is clear, whether or not the castling right remains. The king
   * must be on its starting square.
   */
  static long castlingRooks(BitboardPosition p, int king, long startingRooks) {
    long occupied = p.occupied();
    long rooks =
        startingRooks & p.ofRole(BitboardPosition.ROOK) & p.of((int) (p.black >>> king & 1));
    long open = 0;
    for (long rest = rooks; rest != 0; rest &= rest - 1) {
      int rook = Long.numberOfTrailingZeros(rest);
      if (rook >> 3 == king >> 3 && CastlingPath.blockers(king, rook, occupied) == 0) {
        open |= 1L << rook;
      }
    }
    return open;
  }
}

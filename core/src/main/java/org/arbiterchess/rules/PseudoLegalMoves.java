package org.arbiterchess.rules;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.CastlingPath;
import org.arbiterchess.bitboard.PackedPosition;

/** Computes pseudo-legal moves, which may leave the player's own king in check. */
final class PseudoLegalMoves {

  private PseudoLegalMoves() {}

  /** The destinations for the piece on a square, without castling. */
  static long steps(PackedPosition p, int from) {
    long occupied = p.occupied();
    int color = (int) (p.black >>> from & 1);
    long free = ~p.of(color);
    return switch (p.roleAt(from)) {
      case PackedPosition.BISHOP -> Attacks.bishop(from, occupied) & free;
      case PackedPosition.ROOK -> Attacks.rook(from, occupied) & free;
      case PackedPosition.QUEEN ->
          (Attacks.bishop(from, occupied) | Attacks.rook(from, occupied)) & free;
      case PackedPosition.KNIGHT -> Attacks.knight(from) & free;
      case PackedPosition.KING -> Attacks.king(from) & free;
      case PackedPosition.PAWN -> pawn(p, from, color, occupied);
      default -> 0;
    };
  }

  private static long pawn(PackedPosition p, int from, int color, long occupied) {
    int up = color == PackedPosition.WHITE ? 8 : -8;
    long one = 1L << (from + up) & ~occupied;
    boolean first = from >> 3 == (color == PackedPosition.WHITE ? 1 : 6);
    long two = first && one != 0 ? 1L << (from + 2 * up) & ~occupied : 0;
    long targets = p.of(color ^ 1);
    if (p.enPassant != PackedPosition.NONE && color == p.turn) {
      targets |= 1L << p.enPassant;
    }
    return one | two | (Attacks.pawn(color, from) & targets);
  }

  /**
   * The rooks whose castling path is free, regardless of the castling right. The king must be on
   * its starting square.
   */
  static long castlingRooks(PackedPosition p, int king, long startingRooks) {
    long occupied = p.occupied();
    long rooks = startingRooks & p.ofRole(PackedPosition.ROOK) & p.of((int) (p.black >>> king & 1));
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

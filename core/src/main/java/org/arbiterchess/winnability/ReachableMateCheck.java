package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Tests whether the reachable squares allow checkmate of the black king. A mate needs a white piece
 * that attacks the king, and each neighbouring square must be attacked by White or blocked by a
 * black piece. The white king attacks squares from only one place at a time, and each black piece
 * blocks only one square.
 */
final class ReachableMateCheck {

  private final ReachableSquares pieces;
  private final int whiteKing;
  private final int blackKing;

  /** A superset of the squares that White's pieces, except the king, can ever attack. */
  private final long attacked;

  ReachableMateCheck(ReachableSquares pieces) {
    this.pieces = pieces;
    int white = 0;
    int black = 0;
    long sum = 0;
    for (int i = 0; i < pieces.count; i++) {
      if (pieces.role[i] != BitboardPosition.KING) {
        sum |= pieces.color[i] == BitboardPosition.WHITE ? pieces.attacks[i] : 0;
      } else if (pieces.color[i] == BitboardPosition.WHITE) {
        white = i;
      } else {
        black = i;
      }
    }
    whiteKing = white;
    blackKing = black;
    attacked = sum;
  }

  boolean isPossible() {
    for (long rest = pieces.reach[blackKing] & attacked; rest != 0; rest &= rest - 1) {
      if (isPossibleOn(Long.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  private boolean isPossibleOn(int king) {
    long open = Attacks.king(king) & ~attacked;
    long places = pieces.reach[whiteKing] & ~Attacks.king(king) & ~(1L << king);
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      if (canHold(open & ~Attacks.king(place), 0)) {
        return true;
      }
    }
    return false;
  }

  /** Whether black pieces that are not in {@code used} can occupy all these squares at once. */
  private boolean canHold(long squares, long used) {
    if (squares == 0) {
      return true;
    }
    if ((squares & ~pieces.mayButKing[BitboardPosition.BLACK]) != 0) {
      return false;
    }
    long first = squares & -squares;
    for (int i = 0; i < pieces.count; i++) {
      boolean free = (used >>> i & 1) == 0 && pieces.color[i] == BitboardPosition.BLACK;
      if (free
          && pieces.role[i] != BitboardPosition.KING
          && (pieces.reach[i] & first) != 0
          && canHold(squares & ~first, used | 1L << i)) {
        return true;
      }
    }
    return false;
  }
}

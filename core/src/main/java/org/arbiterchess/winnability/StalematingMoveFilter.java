package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Omits king moves that always stalemate the opponent, because they end the game without checkmate.
 * The filter applies only if the opponent can never move anything but the king, and it considers
 * every square where that king can stand. It keeps a move that might give discovered check, because
 * that could be checkmate.
 */
final class StalematingMoveFilter {

  private final ReachableSquares pieces;
  private final int us;
  private final int otherKing;

  private StalematingMoveFilter(ReachableSquares pieces, int king, int otherKing) {
    this.pieces = pieces;
    this.us = pieces.color[king];
    this.otherKing = otherKing;
  }

  /** Returns a king's target squares, leaving out moves that always give stalemate. */
  static long leaveOut(ReachableSquares pieces, int king, long goals) {
    int otherKing = -1;
    for (int i = 0; i < pieces.count; i++) {
      if (pieces.color[i] != pieces.color[king]) {
        if (pieces.role[i] == BitboardPosition.KING) {
          otherKing = i;
        } else if (pieces.square[i] == BitboardPosition.NONE
            || pieces.reach[i] != 1L << pieces.square[i]) {
          return goals;
        }
      }
    }
    StalematingMoveFilter rule = new StalematingMoveFilter(pieces, king, otherKing);
    long kept = goals & pieces.takes[king];
    for (long rest = goals & ~kept; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long origins = pieces.reach[king] & Attacks.king(to);
      kept |= rule.mayLeaveAMove(origins, to) ? 1L << to : 0;
    }
    return kept;
  }

  private boolean mayLeaveAMove(long origins, int to) {
    if (anotherPieceMoves(to)) {
      return true;
    }
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      if (kingMovesOrIsChecked(Long.numberOfTrailingZeros(rest), to)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the opponent can move a piece other than the king, assuming that both kings may be
   * elsewhere and that our king captures any piece on its target square.
   */
  private boolean anotherPieceMoves(int to) {
    long solid = pieces.steady & ~pieces.kings & ~(1L << to);
    long own = pieces.closed[us ^ 1] & solid;
    int up = us == BitboardPosition.BLACK ? 8 : -8;
    for (int i = 0; i < pieces.count; i++) {
      if (pieces.color[i] != us && i != otherKing && pieces.square[i] != to) {
        int at = pieces.square[i];
        long goals =
            pieces.role[i] == BitboardPosition.PAWN
                ? ((1L << (at + up)) & ~solid) | (Attacks.pawn(us ^ 1, at) & pieces.mayButKing[us])
                : ReachableSquares.attack(pieces.role[i], at, solid) & ~own;
        if (goals != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether the opponent's king, on at least one of its reachable squares, could move or be in
   * check after our king's move.
   */
  private boolean kingMovesOrIsChecked(int from, int to) {
    long denied =
        Attacks.king(to)
            | (1L << to)
            | guardedByPawns()
            | (pieces.closed[us ^ 1] & ~pieces.kings & ~(1L << to));
    long places = pieces.reach[otherKing] & ~Attacks.king(to) & ~(1L << to);
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      boolean shut = (Attacks.between(from, at) & pieces.steady & ~pieces.kings & ~(1L << to)) != 0;
      if ((Attacks.king(at) & ~denied) != 0 || (!shut && mayUncover(from, at))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the squares that our steady pawns attack. */
  private long guardedByPawns() {
    long guarded = 0;
    for (int i = 0; i < pieces.count; i++) {
      if (pieces.role[i] == BitboardPosition.PAWN
          && pieces.color[i] == us
          && pieces.square[i] != BitboardPosition.NONE
          && (pieces.steady >>> pieces.square[i] & 1) != 0) {
        guarded |= Attacks.pawn(us, pieces.square[i]);
      }
    }
    return guarded;
  }

  /** Whether one of our sliding pieces can reach the line through the two squares. */
  private boolean mayUncover(int from, int at) {
    boolean slanted = (Attacks.bishop(from) >>> at & 1) != 0;
    for (int i = 0; i < pieces.count; i++) {
      if (pieces.color[i] == us && (pieces.reach[i] & Attacks.line(from, at)) != 0) {
        int role = pieces.role[i];
        int along = slanted ? BitboardPosition.BISHOP : BitboardPosition.ROOK;
        if (role == BitboardPosition.QUEEN || role == along || pieces.promotes[i]) {
          return true;
        }
      }
    }
    return false;
  }
}

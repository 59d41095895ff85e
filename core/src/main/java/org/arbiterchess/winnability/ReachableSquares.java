package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.PackedPosition;

/**
 * The squares that each piece of a position could ever stand on, grown until nothing grows. Every
 * set here is at least as large as the truth, and every "never" at most as large: by induction over
 * the moves of a game no piece ever leaves its set, because each rule below lets a move through
 * whenever some position within the sets allows it.
 */
final class ReachableSquares {

  private static final long END_RANKS = 0xFF000000000000FFL;
  private static final long[] HOME_RANK = {0xFFL << 8, 0xFFL << 48};
  private static final long FILE = 0x0101010101010101L;

  final int count;
  final int[] square;
  final int[] role;
  final int[] color;

  /** At least where it may ever stand, its own square included. */
  final long[] reach;

  /** At least where it may ever arrive by capturing. */
  final long[] takes;

  /** At least what it may ever attack, its own side's squares and those behind a king included. */
  final long[] attacks;

  /** Whether a pawn may ever become something else; at least those that can. */
  final boolean[] promotes;

  /** At most those that never move and are never taken. */
  long steady;

  /** Whether the last round left out a king's step for the stalemate it gives. */
  boolean stalemates;

  /** By colour, at least where any of its pieces may arrive by capturing. */
  private final long[] taken = new long[2];

  /** By colour, at least where any of its pieces may stand, and the same without kings. */
  final long[] may = new long[2];

  final long[] mayButKing = new long[2];

  /** By colour, at most the squares it never moves onto: steady friends and steady kings. */
  final long[] closed = new long[2];

  final long kings;

  /** For each pawn the enemy pawns ahead on its file, as a set of their numbers. */
  private final long[] facing;

  /** By colour, at most what its pieces attack in every position that can arise. */
  private final long[] guarded = new long[2];

  ReachableSquares(PackedPosition p) {
    long occupied = p.occupied();
    count = Long.bitCount(occupied);
    square = new int[count];
    role = new int[count];
    color = new int[count];
    reach = new long[count];
    takes = new long[count];
    attacks = new long[count];
    promotes = new boolean[count];
    int i = 0;
    for (long rest = occupied; rest != 0; rest &= rest - 1, i++) {
      int at = Long.numberOfTrailingZeros(rest);
      square[i] = at;
      role[i] = p.roleAt(at);
      color[i] = (int) (p.black >>> at & 1);
      reach[i] = 1L << at;
    }
    kings = p.kings();
    facing = new long[count];
    face(p.pawns());
    sum();
  }

  private void face(long pawns) {
    for (int i = 0; i < count; i++) {
      if ((pawns >>> square[i] & 1) != 0) {
        for (int k = i + 1; k < count; k++) {
          if (square[k] % 8 == square[i] % 8
              && (pawns >>> square[k] & 1) != 0
              && color[i] == PackedPosition.WHITE
              && color[k] == PackedPosition.BLACK) {
            facing[i] |= 1L << k;
            facing[k] |= 1L << i;
          }
        }
      }
    }
  }

  /** One round; whether anything grew. */
  boolean growOnce() {
    stalemates = false;
    boolean grew = false;
    for (int i = 0; i < count; i++) {
      grew |= role[i] == PackedPosition.PAWN ? growPawn(i) : growPiece(i);
    }
    return grew;
  }

  /** What follows from the sets for all of them. */
  void sum() {
    for (int c = 0; c < 2; c++) {
      taken[c] = 0;
      may[c] = 0;
      mayButKing[c] = 0;
    }
    for (int i = 0; i < count; i++) {
      taken[color[i]] |= takes[i];
      may[color[i]] |= reach[i];
      mayButKing[color[i]] |= role[i] == PackedPosition.KING ? 0 : reach[i];
    }
    steady = 0;
    closed[0] = 0;
    closed[1] = 0;
    for (int i = 0; i < count; i++) {
      if (reach[i] == 1L << square[i] && !isCapturable(i)) {
        steady |= reach[i];
        closed[color[i]] |= reach[i];
      }
    }
    closed[0] |= steady & kings;
    closed[1] |= steady & kings;
    for (int c = 0; c < 2; c++) {
      guarded[c] = guardedBy(c);
    }
  }

  /** What the sets prove, once nothing grows and no mate is within them. */
  UnwinnableReason reason() {
    return stalemates ? UnwinnableReason.OUT_OF_REACH_BUT_STALEMATE : UnwinnableReason.OUT_OF_REACH;
  }

  boolean isCapturable(int i) {
    return role[i] != PackedPosition.KING && (reach[i] & taken[color[i] ^ 1]) != 0;
  }

  private boolean growPiece(int i) {
    long goals = 0;
    long seen = 0;
    long solid = steady & ~kings;
    for (long rest = reach[i]; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      goals |= attack(role[i], from, steady);
      seen |= attack(role[i], from, solid);
    }
    goals &= ~closed[color[i]];
    if (role[i] == PackedPosition.KING) {
      goals &= ~guarded[color[i] ^ 1];
      long kept = StalemateFilter.leaveOut(this, i, goals);
      stalemates |= kept != goals;
      goals = kept;
    }
    return become(i, reach[i] | goals, goals, seen);
  }

  private boolean become(int i, long reached, long captures, long seen) {
    boolean grew = reached != reach[i] || captures != takes[i] || seen != attacks[i];
    reach[i] = reached;
    takes[i] = captures;
    attacks[i] = seen;
    return grew;
  }

  private boolean growPawn(int i) {
    int us = color[i];
    int up = us == PackedPosition.WHITE ? 8 : -8;
    long open = ~steady;
    long reached = reach[i];
    if (promotes[i]) {
      long anywhere = ~closed[us];
      return become(i, reached | anywhere, anywhere, -1L);
    }
    long captures = 0;
    for (long rest = reached; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      captures |= Attacks.pawn(us, from);
    }
    long once = Long.rotateLeft(reached, up) & open & ~barred(i);
    long twice =
        Long.rotateLeft(Long.rotateLeft(reached & HOME_RANK[us], up) & once, up)
            & open
            & ~barred(i);
    long all = reached | once | twice | (captures & mayButKing[us ^ 1]);
    promotes[i] = (all & END_RANKS) != 0;
    boolean grew = become(i, all, captures, captures);
    return grew || promotes[i];
  }

  /**
   * The square of an enemy pawn ahead that is never taken and never leaves the file, which a pawn
   * that never leaves it either cannot pass.
   */
  private long barred(int i) {
    long file = FILE << (square[i] & 7);
    if ((reach[i] & ~file) != 0) {
      return 0;
    }
    long barred = 0;
    for (long rest = facing[i]; rest != 0; rest &= rest - 1) {
      int k = Long.numberOfTrailingZeros(rest);
      if (!promotes[k] && (reach[k] & ~file) == 0 && !isCapturable(k)) {
        barred |= 1L << square[k];
      }
    }
    return barred;
  }

  private long guardedBy(int c) {
    long guards = 0;
    for (int i = 0; i < count; i++) {
      if (color[i] == c && !promotes[i] && !isCapturable(i)) {
        long always = -1L;
        for (long rest = reach[i]; rest != 0 && always != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          always &=
              role[i] == PackedPosition.PAWN
                  ? Attacks.pawn(c, from)
                  : attack(role[i], from, (may[0] | may[1]) & ~(1L << from));
        }
        guards |= always;
      }
    }
    return guards;
  }

  static long attack(int role, int from, long occupied) {
    return switch (role) {
      case PackedPosition.BISHOP -> Attacks.bishop(from, occupied);
      case PackedPosition.ROOK -> Attacks.rook(from, occupied);
      case PackedPosition.QUEEN -> Attacks.bishop(from, occupied) | Attacks.rook(from, occupied);
      case PackedPosition.KNIGHT -> Attacks.knight(from);
      default -> Attacks.king(from);
    };
  }
}

package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.PackedPosition.PAWN;

/**
 * Writes sets of goals as moves into a list, or only counts them when the list is {@link
 * MoveGenerator#COUNT_ONLY}. Moves are written four at a time, whether or not there are four: what
 * is too much is overwritten by what follows, and a branch that can rarely be foretold is spared.
 */
final class MoveListWriter {

  /** How far behind the last move something may be written. */
  static final int OVERSHOOT = 4;

  private MoveListWriter() {}

  /** Moves of one piece, given without their goal. */
  static int add(int[] list, int n, int origin, long goals) {
    if (list.length != 0) {
      int at = n;
      long left = goals;
      do {
        list[at] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        list[at + 1] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        list[at + 2] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        list[at + 3] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        at += 4;
      } while (left != 0);
    }
    return n + Long.bitCount(goals);
  }

  /** Pawn moves that all go the same way. From and to together are 65 times to, less the step. */
  static int addSteps(int[] list, int n, int step, int kind, long goals) {
    if (list.length != 0) {
      int origin = (PackedMove.origin(0, PAWN) | kind) - step;
      int at = n;
      long left = goals;
      do {
        list[at] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        list[at + 1] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        list[at + 2] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        list[at + 3] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        at += 4;
      } while (left != 0);
    }
    return n + Long.bitCount(goals);
  }

  /** The same for captures, which are few: there is mostly none. */
  static int addFewSteps(int[] list, int n, int step, long goals) {
    if (list.length == 0) {
      return n + Long.bitCount(goals);
    }
    int origin = PackedMove.origin(0, PAWN) - step;
    for (long left = goals; left != 0; left &= left - 1) {
      list[n++] = origin + (Long.numberOfTrailingZeros(left) * 65);
    }
    return n;
  }

  static int addOne(int[] list, int n, int move) {
    if (list.length != 0) {
      list[n] = move;
    }
    return n + 1;
  }
}

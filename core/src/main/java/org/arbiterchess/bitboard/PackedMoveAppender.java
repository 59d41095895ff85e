package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.BitboardPosition.PAWN;

/**
 * Converts sets of destinations to moves in a move list, or only counts the moves if the list is
 * {@link MoveGenerator#COUNT_ONLY}. It writes most moves in groups of four to avoid unpredictable
 * branches. Later moves overwrite the surplus entries.
 */
final class PackedMoveAppender {

  /** The maximum number of entries written past the last move. */
  static final int OVERSHOOT = 4;

  private PackedMoveAppender() {}

  /** Adds one piece's moves. {@code origin} is the packed move without its destination. */
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

  /**
   * Adds pawn advances that all have the same step from origin to destination. The origin is the
   * destination minus the step, so the two squares can be packed as {@code 65 * destination -
   * step}.
   */
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

  /**
   * Adds pawn captures that share the same offset between origin and destination. Most positions
   * have none, so this loop is not unrolled.
   */
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

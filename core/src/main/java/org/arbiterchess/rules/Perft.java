package org.arbiterchess.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;

/** Counts legal move sequences of a given length, the standard test for a move generator. */
public final class Perft {

  /** The maximum depth, chosen so that the count fits in a {@code long}. */
  public static final int MAX_DEPTH = 12;

  private final boolean lists;
  private final BitboardPosition[] positions;
  private final int[][] moves;

  private Perft(Position position, int depth, boolean lists) {
    this.lists = lists;
    this.positions = new BitboardPosition[depth + 1];
    this.moves = new int[depth + 1][];
    BitboardPosition root = position.packed();
    int bound = MoveGenerator.bound(root);
    for (int ply = 0; ply <= depth; ply++) {
      positions[ply] = new BitboardPosition();
      moves[ply] = new int[bound];
    }
    positions[depth].copy(root);
  }

  /**
   * Counts legal move sequences of the given length.
   *
   * @param lists whether to list the last moves, as most programs do, and not only to count them
   */
  public static long count(Position position, int depth, boolean lists) {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("depth must be 0 to " + MAX_DEPTH + ", not " + depth);
    }
    return depth == 0 ? 1 : new Perft(position, depth, lists).count(depth);
  }

  /** The number of sequences for each first move, in {@link Position#legalMoves} order. */
  public static Map<Move, Long> divide(Position position, int depth, boolean lists) {
    if (depth < 1) {
      throw new IllegalArgumentException("divide needs a depth of at least 1, not " + depth);
    }
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(position.play(move), depth - 1, lists));
    }
    return counts;
  }

  private long count(int depth) {
    BitboardPosition position = positions[depth];
    if (depth == 1) {
      int[] list = lists ? moves[1] : MoveGenerator.COUNT_ONLY;
      return MoveGenerator.generate(position, list);
    }
    int[] list = moves[depth];
    int count = MoveGenerator.generate(position, list);
    BitboardPosition next = positions[depth - 1];
    long lines = 0;
    for (int i = 0; i < count; i++) {
      next.after(position, list[i]);
      lines += count(depth - 1);
    }
    return lines;
  }
}

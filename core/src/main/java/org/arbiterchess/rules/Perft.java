package org.arbiterchess.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;

/** Counts legal move sequences of a given length, the standard test for a move generator. */
public final class Perft {

  /** How the last move in each sequence is counted. */
  public enum Leaf {
    /** Generates a list of the legal moves and counts them. */
    LIST,
    /** Counts the legal moves without listing them. */
    COUNT
  }

  /** The maximum depth, chosen so that the count fits in a {@code long}. */
  public static final int MAX_DEPTH = 12;

  private final Leaf leaf;
  private final BitboardPosition[] positions;
  private final int[][] lists;

  private Perft(Position position, int depth, Leaf leaf) {
    this.leaf = leaf;
    this.positions = new BitboardPosition[depth + 1];
    this.lists = new int[depth + 1][];
    BitboardPosition root = position.packed();
    BitboardPosition other = new BitboardPosition();
    other.copy(root);
    other.turn ^= 1;
    int bound = Math.max(MoveGenerator.bound(root), MoveGenerator.bound(other));
    for (int ply = 0; ply <= depth; ply++) {
      positions[ply] = new BitboardPosition();
      lists[ply] = new int[bound];
    }
    positions[depth].copy(root);
  }

  /** Counts legal move sequences of the given length. */
  public static long count(Position position, int depth, Leaf leaf) {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("depth must be 0 to " + MAX_DEPTH + ", not " + depth);
    }
    return depth == 0 ? 1 : new Perft(position, depth, leaf).count(depth);
  }

  /** The number of sequences for each first move, in {@link Position#legalMoves} order. */
  public static Map<Move, Long> divide(Position position, int depth, Leaf leaf) {
    if (depth < 1) {
      throw new IllegalArgumentException("divide needs a depth of at least 1, not " + depth);
    }
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(position.play(move), depth - 1, leaf));
    }
    return counts;
  }

  private long count(int depth) {
    BitboardPosition position = positions[depth];
    if (depth == 1) {
      int[] list = leaf == Leaf.LIST ? lists[1] : MoveGenerator.COUNT_ONLY;
      return MoveGenerator.generate(position, list);
    }
    int[] list = lists[depth];
    int moves = MoveGenerator.generate(position, list);
    BitboardPosition next = positions[depth - 1];
    long lines = 0;
    for (int i = 0; i < moves; i++) {
      next.after(position, list[i]);
      lines += count(depth - 1);
    }
    return lines;
  }
}

package org.arbiterchess.pgn.read;

import java.util.Arrays;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.rules.packed.PackedLine;

/**
 * A stack that contains the main line and the nested variations down to the current line. Each line
 * stores its current position and the previous one, from which a variation starts.
 */
final class VariationStack {

  private final BitboardPosition[] now;
  private final BitboardPosition[] before;
  private final boolean[] broken;
  private final int[] plies;
  private int depth;

  /** The moves in the main line. */
  private int[] moves = new int[256];

  private int quiet;
  private int longestQuiet;

  VariationStack(int nesting) {
    now = new BitboardPosition[nesting + 1];
    before = new BitboardPosition[nesting + 1];
    for (int i = 0; i <= nesting; i++) {
      now[i] = new BitboardPosition();
      before[i] = new BitboardPosition();
    }
    broken = new boolean[nesting + 1];
    plies = new int[nesting + 1];
  }

  void begin(BitboardPosition start, int quietMoves) {
    depth = 0;
    now[0].copy(start);
    broken[0] = false;
    plies[0] = 0;
    quiet = quietMoves;
    longestQuiet = quietMoves;
  }

  int depth() {
    return depth;
  }

  BitboardPosition now() {
    return now[depth];
  }

  /** Whether an error has ended the current line. */
  boolean isBroken() {
    return broken[depth];
  }

  void breakOff() {
    broken[depth] = true;
  }

  /** The number of half-moves from the start of the game to the current position. */
  int plies() {
    return plies[depth];
  }

  /** Whether the current line has a move that a variation can replace. */
  boolean hasMove() {
    return plies[depth] > (depth == 0 ? 0 : plies[depth - 1] - 1);
  }

  void play(int move) {
    BitboardPosition old = now[depth];
    BitboardPosition next = before[depth];
    next.after(old, move);
    if (depth == 0) {
      count(old, move);
    }
    turn(old, next);
  }

  /** Plays a null move. Returns false if the side to move is in check. */
  boolean pass() {
    BitboardPosition old = now[depth];
    BitboardPosition next = before[depth];
    if (!MatchingMoveFinder.pass(old, next)) {
      return false;
    }
    if (depth == 0) {
      quiet++;
      note(PackedLine.PASS);
    }
    turn(old, next);
    return true;
  }

  private void turn(BitboardPosition old, BitboardPosition next) {
    before[depth] = old;
    now[depth] = next;
    plies[depth]++;
  }

  private void count(BitboardPosition old, int move) {
    if (PackedLine.isIrreversible(old, move)) {
      quiet = 0;
    } else {
      quiet++;
      longestQuiet = Math.max(longestQuiet, quiet);
    }
    note(move);
  }

  private void note(int move) {
    int ply = plies[0];
    if (ply == moves.length) {
      moves = Arrays.copyOf(moves, 2 * ply);
    }
    moves[ply] = move;
  }

  /** Starts a variation that replaces the current line's last move. */
  void open() {
    now[depth + 1].copy(before[depth]);
    plies[depth + 1] = plies[depth] - 1;
    broken[depth + 1] = false;
    depth++;
  }

  void close() {
    depth--;
  }

  int[] moves() {
    return moves;
  }

  /** Returns a copy of the main line, which began in the given position. */
  PackedLine mainLine(BitboardPosition start) {
    BitboardPosition end = new BitboardPosition();
    end.copy(now[0]);
    return new PackedLine(start, Arrays.copyOf(moves, plies[0]), end, quiet, longestQuiet);
  }

  int mainPlies() {
    return plies[0];
  }
}

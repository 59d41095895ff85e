package org.arbiterchess.pgn;

import java.util.Arrays;
import org.arbiterchess.bitboard.MoveFinder;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.bitboard.PackedPosition;

/**
 * The line that is being played through and those it lies within, the main line outermost. Each
 * keeps its present position and the one before, from which a variation would begin.
 */
final class VariationStack {

  /** In the list of moves, a null move. */
  static final int PASS = -2;

  private final PackedPosition[] now;
  private final PackedPosition[] before;
  private final boolean[] broken;
  private final int[] plies;
  private int depth;

  /** The moves of the main line. */
  private int[] moves = new int[256];

  private int quiet;
  private int longestQuiet;

  VariationStack(int nesting) {
    now = new PackedPosition[nesting + 1];
    before = new PackedPosition[nesting + 1];
    for (int i = 0; i <= nesting; i++) {
      now[i] = new PackedPosition();
      before[i] = new PackedPosition();
    }
    broken = new boolean[nesting + 1];
    plies = new int[nesting + 1];
  }

  void begin(PackedPosition start, int quietMoves) {
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

  PackedPosition now() {
    return now[depth];
  }

  /** Whether an error has ended the present line. */
  boolean isBroken() {
    return broken[depth];
  }

  void breakOff() {
    broken[depth] = true;
  }

  /** How many moves have led to the present position from the start of the game. */
  int plies() {
    return plies[depth];
  }

  /** Whether the present line has a move to which there could be another. */
  boolean hasMove() {
    return plies[depth] > (depth == 0 ? 0 : plies[depth - 1] - 1);
  }

  void play(int move) {
    PackedPosition old = now[depth];
    PackedPosition next = before[depth];
    next.after(old, move);
    if (depth == 0) {
      count(old, move);
    }
    turn(old, next);
  }

  /** Passes; false if that is not possible, because the side to move is in check. */
  boolean pass() {
    PackedPosition old = now[depth];
    PackedPosition next = before[depth];
    if (!MoveFinder.pass(old, next)) {
      return false;
    }
    if (depth == 0) {
      quiet++;
      note(PASS);
    }
    turn(old, next);
    return true;
  }

  private void turn(PackedPosition old, PackedPosition next) {
    before[depth] = old;
    now[depth] = next;
    plies[depth]++;
  }

  private void count(PackedPosition old, int move) {
    boolean takes =
        (old.occupied() >>> PackedMove.to(move) & 1) != 0
            && PackedMove.kind(move) != PackedMove.CASTLING;
    if (takes || PackedMove.role(move) == PackedPosition.PAWN) {
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

  /** Begins a variation to the last move of the present line. */
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

  /** Of the moves of the main line and of where it ended. */
  long fingerprint() {
    long mixed = now[0].mix();
    for (int i = 0; i < plies[0]; i++) {
      mixed = (mixed ^ moves[i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
    }
    return mixed;
  }

  PackedPosition end() {
    return now[0];
  }

  int mainPlies() {
    return plies[0];
  }

  /** Half-moves since the last capture or pawn move, at the end of the main line. */
  int quiet() {
    return quiet;
  }

  /** The most there ever were. */
  int longestQuiet() {
    return longestQuiet;
  }
}

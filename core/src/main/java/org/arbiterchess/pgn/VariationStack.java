package org.arbiterchess.pgn;

import java.util.Arrays;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.PackedMove;

/**
 * A stack that contains the main line and the nested variations down to the current line. Each line
 * stores its current position and the previous one, from which a variation starts.
 */
final class VariationStack {

  /** Represents a null move in the list of moves. */
  static final int PASS = -2;

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
      note(PASS);
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
    boolean takes =
        (old.occupied() >>> PackedMove.to(move) & 1) != 0
            && PackedMove.kind(move) != PackedMove.CASTLING;
    if (takes || PackedMove.role(move) == BitboardPosition.PAWN) {
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

  /** Returns a hash of the main line's moves and final position. */
  long fingerprint() {
    long mixed = now[0].mix();
    for (int i = 0; i < plies[0]; i++) {
      mixed = (mixed ^ moves[i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
    }
    return mixed;
  }

  BitboardPosition end() {
    return now[0];
  }

  int mainPlies() {
    return plies[0];
  }

  /** The number of half-moves since the last capture or pawn move, at the end of the main line. */
  int quiet() {
    return quiet;
  }

  /** The highest value of {@link #quiet} in the main line. */
  int longestQuiet() {
    return longestQuiet;
  }
}

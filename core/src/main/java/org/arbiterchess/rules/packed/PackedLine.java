package org.arbiterchess.rules.packed;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.PackedMove;

/** A line of packed moves from a position. Callers must not modify it. */
public final class PackedLine {

  /** A null move. */
  public static final int PASS = -2;

  public final BitboardPosition start;
  public final BitboardPosition end;

  /** The moves, each of which may be {@link #PASS}. */
  public final int[] moves;

  /** The number of half-moves at the end since the last capture or pawn move. */
  public final int quiet;

  /** The highest number of such half-moves anywhere in the line. */
  public final int longestQuiet;

  public PackedLine(
      BitboardPosition start, int[] moves, BitboardPosition end, int quiet, int longestQuiet) {
    this.start = start;
    this.moves = moves;
    this.end = end;
    this.quiet = quiet;
    this.longestQuiet = longestQuiet;
  }

  /** Makes {@code after} the position after a move or a null move. */
  public static void play(BitboardPosition before, int move, BitboardPosition after) {
    if (move == PASS) {
      MatchingMoveFinder.pass(before, after);
    } else {
      after.after(before, move);
    }
  }

  /** Returns whether a move is a capture or a pawn move. */
  public static boolean isIrreversible(BitboardPosition before, int move) {
    boolean takes =
        (before.occupied() >>> PackedMove.to(move) & 1) != 0
            && PackedMove.kind(move) != PackedMove.CASTLING;
    return takes || PackedMove.role(move) == BitboardPosition.PAWN;
  }

  /** Returns a hash of the moves and the final position. */
  public long fingerprint() {
    long mixed = end.mix();
    for (int move : moves) {
      mixed = (mixed ^ move) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
    }
    return mixed;
  }
}

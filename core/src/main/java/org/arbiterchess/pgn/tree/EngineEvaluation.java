package org.arbiterchess.pgn.tree;

import java.util.OptionalInt;

/**
 * An engine's evaluation of a position, as in {@code [%eval 0.25,20]} and {@code [%eval #-3]}.
 *
 * @param centipawns White's advantage in hundredths of a pawn; 0 if {@code mate} is present
 * @param mate the number of moves to mate, negative if Black mates
 * @param depth the search depth
 */
public record EngineEvaluation(int centipawns, OptionalInt mate, OptionalInt depth) {

  /** The maximum number of pawns or moves to mate that {@code [%eval]} can express. */
  private static final int MAX = 100_000;

  /**
   * Creates an evaluation in hundredths of a pawn.
   *
   * @throws IllegalArgumentException if the evaluation exceeds 100,000 pawns for either side
   */
  public static EngineEvaluation ofCentipawns(int centipawns) {
    if (Math.abs((long) centipawns) > 100L * MAX) {
      throw new IllegalArgumentException(
          "an evaluation is from -100000 to 100000 pawns, not " + centipawns + " centipawns");
    }
    return new EngineEvaluation(centipawns, OptionalInt.empty(), OptionalInt.empty());
  }

  /**
   * Creates an evaluation of mate in the given number of moves, negative if Black mates.
   *
   * @throws IllegalArgumentException if the mate takes more than 100,000 moves
   */
  public static EngineEvaluation ofMate(int moves) {
    if (Math.abs((long) moves) > MAX) {
      throw new IllegalArgumentException(
          "a mate is in -100000 to 100000 moves, not in " + moves + " moves");
    }
    return new EngineEvaluation(0, OptionalInt.of(moves), OptionalInt.empty());
  }

  /**
   * Returns the same evaluation with a search depth.
   *
   * @throws IllegalArgumentException if the depth is negative or has more than nine digits
   */
  public EngineEvaluation withDepth(int plies) {
    if (plies < 0 || plies > 999_999_999) {
      throw new IllegalArgumentException(
          "a search depth is from 0 to 999999999 half-moves, not " + plies);
    }
    return new EngineEvaluation(centipawns, mate, OptionalInt.of(plies));
  }

  /** Returns the evaluation in {@code %eval} format. */
  @Override
  public String toString() {
    String behind = depth.isPresent() ? "," + depth.getAsInt() : "";
    if (mate.isPresent()) {
      return "#" + mate.getAsInt() + behind;
    }
    int size = Math.abs(centipawns);
    String hundredths = (size % 100 < 10 ? "0" : "") + size % 100;
    return (centipawns < 0 ? "-" : "") + size / 100 + "." + hundredths + behind;
  }
}

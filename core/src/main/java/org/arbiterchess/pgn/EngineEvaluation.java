package org.arbiterchess.pgn;

import java.util.OptionalInt;

/**
 * An engine's evaluation of a position, as in {@code [%eval 0.25,20]} and {@code [%eval #-3]}.
 *
 * @param centipawns White's advantage in hundredths of a pawn; 0 if {@code mate} is present
 * @param mate the number of moves to mate, negative if Black mates
 * @param depth the search depth
 */
public record EngineEvaluation(int centipawns, OptionalInt mate, OptionalInt depth) {

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

package org.arbiterchess.rules;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.chess.Square;

/** A line of attack that proves a ruling, from the attacking piece to the attacked square. */
public record AttackArrow(Square from, Square to) {

  public AttackArrow {
    requireNonNull(from, "from");
    requireNonNull(to, "to");
  }
}

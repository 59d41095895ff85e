package org.arbiterchess.rules;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.chess.Square;

/** An arrow from an attacking piece to the attacked square, as evidence for a ruling. */
public record AttackArrow(Square from, Square to) {

  public AttackArrow {
    requireNonNull(from, "from");
    requireNonNull(to, "to");
  }
}

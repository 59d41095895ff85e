package org.arbiterchess.rules;

import org.arbiterchess.chess.Square;

/** An arrow from an attacking piece to the attacked square, as evidence for a ruling. */
public record AttackArrow(Square from, Square to) {}

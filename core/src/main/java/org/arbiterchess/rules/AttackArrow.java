package org.arbiterchess.rules;

import org.arbiterchess.chess.Square;

/** A line of attack that proves a ruling, from the attacking piece to the attacked square. */
public record AttackArrow(Square from, Square to) {}

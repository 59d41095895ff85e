package org.arbiterchess.rules;

import org.arbiterchess.chess.Square;

/** A line of attack that proves a ruling, from the culprit to the square it attacks. */
public record Arrow(Square from, Square to) {}

package org.arbiterchess.game;

import org.arbiterchess.chess.Color;

/** An open draw offer or takeback request. */
public record Offer(Color by, String id) {}

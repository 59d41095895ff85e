package org.arbiterchess.game;

import org.arbiterchess.chess.Color;

/** A draw offer, or a request to take back, that waits for the opponent's answer. */
public record Offer(Color by, String id) {}

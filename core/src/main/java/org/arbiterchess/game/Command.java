package org.arbiterchess.game;

/**
 * A command to the arbiter. The sender chooses the id. An offer or request that the command opens
 * has the same id.
 */
public record Command(Seat seat, String id, Action action) {}

package org.arbiterchess.server.store;

/**
 * A position in the log of a game.
 *
 * @param after the number of the last known event
 */
record EventCursor(String game, int after) {}

package org.arbiterchess.server.store;

/**
 * A position in a game's log.
 *
 * @param after the number of the last known event
 */
record EventLogPosition(String game, int after) {}

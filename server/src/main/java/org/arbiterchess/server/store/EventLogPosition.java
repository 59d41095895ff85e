package org.arbiterchess.server.store;

/**
 * A place in a game's log.
 *
 * @param after the number of the last known event
 */
record EventLogPosition(String game, int after) {}

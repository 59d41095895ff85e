package org.arbiterchess.server.store;

/**
 * What somebody knows of a game.
 *
 * @param after how many of its events
 */
record EventCursor(String game, int after) {}

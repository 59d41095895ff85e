package org.arbiterchess.server.store;

/**
 * The version of a stored game.
 *
 * @param seq the number of its last event
 * @param revision how often its metadata has changed
 */
public record GameVersion(int seq, int revision) {}

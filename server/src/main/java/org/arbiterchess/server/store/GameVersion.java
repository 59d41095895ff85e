package org.arbiterchess.server.store;

/**
 * The version of a stored game.
 *
 * @param seq the number of its last event
 * @param revision the number of metadata changes
 */
public record GameVersion(int seq, int revision) {}

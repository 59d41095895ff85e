package org.arbiterchess.server.store;

/**
 * How far a game has come.
 *
 * @param seq the number of its last event
 * @param revision how often what surrounds its log was changed
 */
public record GameVersion(int seq, int revision) {}

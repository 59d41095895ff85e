package org.arbiterchess.server.store;

/**
 * The result of deleting old games.
 *
 * @param freedBytes the disk space returned to the system; 0 if the database does that by itself
 */
public record DeletedGames(long count, long freedBytes) {}

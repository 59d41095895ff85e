package org.arbiterchess.server.store;

/**
 * A place in the list of all games, which is sorted by creation time.
 *
 * @param created milliseconds since 1970
 */
public record GameListCursor(long created, String id) {

  public static final GameListCursor START = new GameListCursor(Long.MIN_VALUE, "");
}

package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/**
 * A position in the list of all games, ordered by creation.
 *
 * @param created milliseconds since 1970
 */
public record GameListCursor(long created, String id) {

  public static final GameListCursor START = new GameListCursor(Long.MIN_VALUE, "");

  public GameListCursor {
    requireNonNull(id);
  }
}

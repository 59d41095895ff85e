package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/**
 * A position in the list of all games, ordered by creation.
 *
 * @param created milliseconds since 1970
 */
public record GameCursor(long created, String id) {

  public static final GameCursor START = new GameCursor(Long.MIN_VALUE, "");

  public GameCursor {
    requireNonNull(id);
  }
}

package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/**
 * A game's place among all others: by when it was made.
 *
 * @param created milliseconds since 1970
 */
public record Made(long created, String id) {

  public static final Made BEFORE_ALL = new Made(Long.MIN_VALUE, "");

  public Made {
    requireNonNull(id);
  }
}

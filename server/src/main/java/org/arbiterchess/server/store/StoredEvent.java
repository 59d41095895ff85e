package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/**
 * An event of a log. Its number is its position in the log, counted from 1.
 *
 * @param at milliseconds since 1970
 * @param type the {@code type} on the wire
 * @param body the compact JSON of the wire, with the keys that the server adds
 */
public record StoredEvent(long at, String type, String body) {

  private static final String BEING_DECIDED = "\"result\":\"BEING_DECIDED\"";

  public StoredEvent {
    requireNonNull(type);
    requireNonNull(body);
  }

  /**
   * Whether the game's result is final. The search is exact: in compact JSON, quotes within texts
   * are escaped.
   */
  boolean isFinalResult() {
    return (type.equals("ended") || type.equals("settled")) && !body.contains(BEING_DECIDED);
  }
}

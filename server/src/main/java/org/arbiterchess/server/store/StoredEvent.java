package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/**
 * An event in a game's log. Its number is its position in the log, counted from 1.
 *
 * @param at milliseconds since 1970
 * @param type the {@code type} in the wire format
 * @param body compact JSON in the wire format, including the keys that the server adds
 */
public record StoredEvent(long at, String type, String body) {

  private static final String BEING_DECIDED = "\"result\":\"BEING_DECIDED\"";

  public StoredEvent {
    requireNonNull(type);
    requireNonNull(body);
  }

  /**
   * Whether this event makes the game's result final. A plain text search is reliable, because the
   * JSON is compact and escapes quotes within strings.
   */
  boolean isFinalResult() {
    return (type.equals("ended") || type.equals("settled")) && !body.contains(BEING_DECIDED);
  }
}

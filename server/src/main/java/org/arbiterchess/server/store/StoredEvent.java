package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/**
 * An event of a log. Its number is its place there, counted from 1.
 *
 * @param at milliseconds since 1970
 * @param type the wire's {@code type}
 * @param body the wire's JSON, compact, with the keys that the server adds
 */
public record StoredEvent(long at, String type, String body) {

  private static final String BEING_DECIDED = "\"result\":\"BEING_DECIDED\"";

  public StoredEvent {
    requireNonNull(type);
    requireNonNull(body);
  }

  /**
   * Whether the game's result is known with it. In compact JSON, that key and value can be nothing
   * else: quotes in texts are escaped.
   */
  boolean isFinalResult() {
    return (type.equals("ended") || type.equals("settled")) && !body.contains(BEING_DECIDED);
  }
}

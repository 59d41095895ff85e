package org.arbiterchess.server.protocol;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A limit with its default and its smallest valid value. */
public enum ServerLimit {
  MESSAGE_BYTES(4096, 1024),
  MESSAGES_PER_SECOND(20, 1),
  MESSAGES_PER_SECOND_PER_ADDRESS(200, 1),
  MESSAGES_PER_SECOND_PER_PLAYER(20, 1),
  SOCKETS_PER_ADDRESS(100, 1),
  SOCKETS(20_000, 1),
  GAMES_PER_HOUR_PER_ADDRESS(60, 1),
  REQUESTS_PER_SECOND_PER_ADDRESS(20, 1),
  CONNECTIONS_PER_ADDRESS(250, 1),
  REQUEST_SECONDS(20, 1),
  BODIES_PER_ADDRESS(8, 1),
  BODY_SECONDS(20, 1),
  BODY_BYTES_PER_SECOND(1000, 0),
  SPECTATORS_PER_GAME(200, 0),
  PENDING_BYTES(262_144, 1024),
  HELLO_SECONDS(10, 1),
  IDLE_SECONDS(20, 1),
  LAG_MILLIS_PER_MOVE(100, 0),
  LAG_MILLIS_PER_GAME(500, 0),
  GONE_SECONDS(60, 1),
  GONE_SECONDS_RAPID(120, 1),
  GONE_SECONDS_CLASSICAL(600, 1),
  FIRST_MOVE_SECONDS(30, 0),
  GREETINGS_PER_MINUTE(10, 0),
  ASK_AGAIN_SECONDS(30, 0),
  EVENTS_PER_GAME(20_000, 1);

  private final int defaultValue;
  private final int min;

  ServerLimit(int defaultValue, int min) {
    this.defaultValue = defaultValue;
    this.min = min;
  }

  /** The option name, as in {@code --limit message-bytes=4096}. */
  public String optionName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public int defaultValue() {
    return defaultValue;
  }

  /**
   * The smallest valid value. Some limits can be 0, which turns a feature off: lag compensation,
   * spectators, the minimum rate for request bodies, the time limit for the first move, greetings,
   * or the wait before a request is repeated.
   */
  public int min() {
    return min;
  }

  /** The limit with the given option name, if there is one. */
  public static Optional<ServerLimit> ofName(String name) {
    return Stream.of(values()).filter(limit -> limit.optionName().equals(name)).findFirst();
  }
}

package org.arbiterchess.server.protocol;

import java.util.Optional;

/** A limit and its name, as used in the documentation and on the command line. */
public enum ServerLimit {
  MESSAGE_BYTES("message-bytes", 4096),
  MESSAGES_PER_SECOND("messages-per-second", 20),
  MESSAGES_PER_SECOND_PER_ADDRESS("messages-per-second-per-address", 200),
  MESSAGES_PER_SECOND_PER_PLAYER("messages-per-second-per-player", 20),
  SOCKETS_PER_ADDRESS("sockets-per-address", 100),
  SOCKETS("sockets", 20_000),
  GAMES_PER_HOUR_PER_ADDRESS("games-per-hour-per-address", 60),
  REQUESTS_PER_SECOND_PER_ADDRESS("requests-per-second-per-address", 20),
  CONNECTIONS_PER_ADDRESS("connections-per-address", 250),
  REQUEST_SECONDS("request-seconds", 20),
  BODIES_PER_ADDRESS("bodies-per-address", 8),
  BODY_SECONDS("body-seconds", 20),
  BODY_BYTES_PER_SECOND("body-bytes-per-second", 1000),
  SPECTATORS_PER_GAME("spectators-per-game", 200),
  PENDING_BYTES("pending-bytes", 262_144),
  HELLO_SECONDS("hello-seconds", 10),
  IDLE_SECONDS("idle-seconds", 20),
  LAG_MILLIS_PER_MOVE("lag-millis-per-move", 100),
  LAG_MILLIS_PER_GAME("lag-millis-per-game", 500),
  GONE_SECONDS("gone-seconds", 60),
  GONE_SECONDS_RAPID("gone-seconds-rapid", 120),
  GONE_SECONDS_CLASSICAL("gone-seconds-classical", 600),
  FIRST_MOVE_SECONDS("first-move-seconds", 30),
  GREETINGS_PER_MINUTE("greetings-per-minute", 10),
  ASK_AGAIN_SECONDS("ask-again-seconds", 30),
  EVENTS_PER_GAME("events-per-game", 20_000);

  private final String optionName;
  private final int defaultValue;

  ServerLimit(String optionName, int defaultValue) {
    this.optionName = optionName;
    this.defaultValue = defaultValue;
  }

  /** The option name, as in {@code --limit message-bytes=4096}. */
  public String optionName() {
    return optionName;
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
    return switch (this) {
      case LAG_MILLIS_PER_MOVE,
          LAG_MILLIS_PER_GAME,
          SPECTATORS_PER_GAME,
          BODY_BYTES_PER_SECOND,
          FIRST_MOVE_SECONDS,
          GREETINGS_PER_MINUTE,
          ASK_AGAIN_SECONDS ->
          0;
      case MESSAGE_BYTES, PENDING_BYTES -> 1024;
      default -> 1;
    };
  }

  /** The limit with the given option name, if there is one. */
  public static Optional<ServerLimit> ofName(String name) {
    for (ServerLimit limit : values()) {
      if (limit.optionName.equals(name)) {
        return Optional.of(limit);
      }
    }
    return Optional.empty();
  }
}

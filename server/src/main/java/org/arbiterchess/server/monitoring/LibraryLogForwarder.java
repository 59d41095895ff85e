package org.arbiterchess.server.monitoring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Forwards library warnings and errors to the server log, if a server is running. Ignores problems
 * that the server logs itself, and logs the same message at most once a minute.
 */
public final class LibraryLogForwarder {

  /**
   * Lettuce logs every attempt to reconnect to Redis, but the server log reports an outage only
   * once.
   */
  private static final List<String> IGNORED_LOGGERS =
      List.of(
          "io.lettuce.core.protocol.ConnectionWatchdog",
          "io.lettuce.core.protocol.ReconnectionHandler");

  /**
   * This message is ignored, because the command that starts the server reports the cause itself.
   */
  private static final String CANNOT_LISTEN = "Failed to start Javalin";

  private static final long REPEAT_MILLIS = 60_000;
  private static final int MAX_REMEMBERED = 200;

  private static volatile Optional<ServerLog> target = Optional.empty();
  private static final Map<String, LastLogged> LOGGED = new ConcurrentHashMap<>();

  /** When a message was last logged, and how many times it has been suppressed since. */
  private record LastLogged(long at, int suppressed) {}

  private LibraryLogForwarder() {}

  /** Sets the log to forward to. If none is given, all messages are discarded. */
  public static void setTarget(Optional<ServerLog> newTarget) {
    LOGGED.clear();
    target = newTarget;
  }

  static void forward(
      boolean isError,
      String logger,
      LibraryMessagePattern pattern,
      List<?> values,
      Optional<Throwable> error) {
    Optional<ServerLog> current = target;
    if (current.isEmpty()
        || IGNORED_LOGGERS.contains(logger)
        || pattern.text().equals(CANNOT_LISTEN)) {
      return;
    }
    ServerLog serverLog = current.get();
    String key = logger + " " + pattern.text();
    if (LOGGED.size() > MAX_REMEMBERED) {
      LOGGED.clear();
    }
    LastLogged[] before = new LastLogged[1];
    LastLogged after =
        LOGGED.compute(
            key,
            (same, last) -> {
              before[0] = last;
              return last == null || serverLog.now() - last.at >= REPEAT_MILLIS
                  ? new LastLogged(serverLog.now(), 0)
                  : new LastLogged(last.at, last.suppressed + 1);
            });
    if (after.suppressed == 0) {
      int repeated = before[0] == null ? 0 : before[0].suppressed;
      serverLog.libraryMessage(
          new LibraryLogMessage(isError, logger, pattern, values, error, repeated));
    }
  }
}

package org.arbiterchess.server.watch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where libraries log: their warnings and errors go to the log of the server that runs, if one
 * does. What the log says in words of its own is left out, and the same is said once a minute.
 */
public final class LibraryLogs {

  /** Lettuce tries again and again to reach a Redis that is away; the log says so once. */
  private static final List<String> SAID_OTHERWISE =
      List.of(
          "io.lettuce.core.protocol.ConnectionWatchdog",
          "io.lettuce.core.protocol.ReconnectionHandler");

  /** The command says why it could not listen, and ends. */
  private static final String CANNOT_LISTEN = "Failed to start Javalin";

  private static final long AGAIN_MILLIS = 60_000;
  private static final int MOST_REMEMBERED = 200;

  private static volatile Optional<ServerLog> log = Optional.empty();
  private static final Map<String, Said> SAID = new ConcurrentHashMap<>();

  /** When something was said last, and how often it was left out since. */
  private record Said(long at, int leftOut) {}

  private LibraryLogs() {}

  /** From now on, libraries log into this one; nothing has them log nowhere. */
  public static void writeTo(Optional<ServerLog> other) {
    SAID.clear();
    log = other;
  }

  /**
   * A library logs something.
   *
   * @param pattern with {@code {}} for each value
   */
  static void add(
      boolean grave, String logger, String pattern, List<?> values, Optional<Throwable> error) {
    Optional<ServerLog> current = log;
    if (current.isEmpty() || SAID_OTHERWISE.contains(logger) || pattern.equals(CANNOT_LISTEN)) {
      return;
    }
    ServerLog now = current.get();
    String key = logger + " " + pattern;
    if (SAID.size() > MOST_REMEMBERED) {
      SAID.clear();
    }
    Said[] before = new Said[1];
    Said after =
        SAID.compute(
            key,
            (same, said) -> {
              before[0] = said;
              return said == null || now.now() - said.at >= AGAIN_MILLIS
                  ? new Said(now.now(), 0)
                  : new Said(said.at, said.leftOut + 1);
            });
    if (after.leftOut == 0) {
      int repeated = before[0] == null ? 0 : before[0].leftOut;
      now.library(new LibraryMessage(grave, logger, pattern, values, error, repeated));
    }
  }
}

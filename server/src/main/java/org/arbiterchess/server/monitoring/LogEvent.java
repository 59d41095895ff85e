package org.arbiterchess.server.monitoring;

import java.util.Map;

/**
 * An event in the server log.
 *
 * @param at milliseconds since 1970
 * @param name the event's machine-readable name, such as {@code started}
 * @param message the human-readable sentence
 * @param details the values in the message in machine-readable form
 * @param trace the stack trace for a program error; otherwise empty
 */
record LogEvent(
    long at, Level level, String name, String message, Map<String, ?> details, String trace) {

  enum Level {
    INFO,
    WARNING,
    ERROR
  }
}

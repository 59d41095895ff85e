package org.arbiterchess.server.monitoring;

import java.util.Map;

/**
 * An event in the server log.
 *
 * @param at milliseconds since 1970
 * @param name the machine-readable name of the event, such as {@code started}
 * @param message the human-readable sentence
 * @param details the values in the message in machine-readable form
 * @param trace the stack trace of a program error; otherwise empty
 */
record LogEvent(
    long at, Level level, String name, String message, Map<String, ?> details, String trace) {

  enum Level {
    INFO,
    WARNING,
    ERROR
  }
}

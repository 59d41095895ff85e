package org.arbiterchess.server.monitoring;

import java.util.Map;

/**
 * One event of the server log.
 *
 * @param at milliseconds since 1970
 * @param name the event's name for programs, such as {@code started}
 * @param message the sentence for people
 * @param details the values in the message, for programs
 * @param trace the stack trace of a program error; otherwise empty
 */
record LogEvent(
    long at, Level level, String name, String message, Map<String, ?> details, String trace) {

  /** The severity. */
  enum Level {
    INFO,
    WARNING,
    ERROR
  }
}

package org.arbiterchess.server.monitoring;

import java.util.Map;

/**
 * One event of the server log.
 *
 * @param at milliseconds since 1970
 * @param name what programs know it by, like {@code started}
 * @param message what people read
 * @param details the values in the sentence, for programs
 * @param trace where a program error happened, several lines; empty for all else
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

package org.arbiterchess.server.watch;

import java.util.Map;

/**
 * One event of the server log.
 *
 * @param at milliseconds since 1970
 * @param name what programs know it by, like {@code started}
 * @param sentence what people read
 * @param details values for programs that the sentence has, too
 * @param trace where a program error happened, several lines; empty for all else
 */
record LogEvent(
    long at, Level level, String name, String sentence, Map<String, ?> details, String trace) {

  /** How grave it is. */
  enum Level {
    INFO,
    WARNING,
    ERROR
  }
}

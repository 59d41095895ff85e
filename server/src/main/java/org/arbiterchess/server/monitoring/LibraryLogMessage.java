package org.arbiterchess.server.monitoring;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A log message from a library. The pattern is the library's own wording. The values that fill its
 * placeholders may be private, so only harmless ones such as numbers are shown.
 *
 * @param isError whether the message is an error rather than a warning
 * @param repeated how many times the same message has been suppressed since it was last logged
 */
record LibraryLogMessage(
    boolean isError,
    String logger,
    LibraryMessagePattern pattern,
    List<?> values,
    Optional<Throwable> error,
    int repeated) {

  /** Matches game ids, tokens and addresses, including those within paths. */
  private static final Pattern SENSITIVE =
      Pattern.compile(
          "\\b[A-Za-z0-9_-]{32,}\\b"
              + "|\\b(?=[A-Za-z0-9]*([0-9]|[a-z][A-Z]))[A-Za-z0-9]{12}\\b"
              + "|\\b[0-9]{1,3}(\\.[0-9]{1,3}){3}\\b"
              + "|(?<![0-9A-Za-z:])[0-9A-Fa-f]{0,4}(:[0-9A-Fa-f]{0,4}){2,7}(?![0-9A-Za-z:])");

  /** The logger's short name, the message without private values, and the exception, if any. */
  String redacted(RedactedStackTrace stackTraces) {
    String text =
        stackTraces.withMessages()
            ? format(true)
            : SENSITIVE.matcher(format(false)).replaceAll("…");
    String kind = error.map(thrown -> " (" + stackTraces.describe(thrown) + ")").orElse("");
    String before = repeated == 0 ? "" : " [" + repeated + " more suppressed]";
    return logger.substring(logger.lastIndexOf('.') + 1) + ": " + text + kind + before;
  }

  private String format(boolean withAll) {
    return pattern.format(values.stream().map(value -> shown(value, withAll)).toArray());
  }

  private static Object shown(Object value, boolean withAll) {
    boolean harmless =
        value instanceof Number
            || value instanceof Boolean
            || value instanceof Enum
            || value instanceof Class;
    return harmless || withAll ? value : "…";
  }
}

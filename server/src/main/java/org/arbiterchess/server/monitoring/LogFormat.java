package org.arbiterchess.server.monitoring;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.server.json.JsonTreeCodec;

/** The server log formats. Both formats show times in UTC. */
public enum LogFormat {

  /** A time, a level and a sentence, followed by an indented stack trace if there is one. */
  TEXT {
    @Override
    String write(LogEvent event) {
      String time = Instant.ofEpochMilli(event.at()).truncatedTo(ChronoUnit.SECONDS).toString();
      String line = String.format("%s %-7s %s", time, event.level(), plain(event.message()));
      return event.trace().isEmpty()
          ? line
          : line + event.trace().lines().map(LogFormat::plain).collect(INDENTED);
    }
  },

  /** One JSON object per line. */
  JSON {
    @Override
    String write(LogEvent event) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("at", Instant.ofEpochMilli(event.at()).toString());
      line.put("level", event.level().name().toLowerCase(Locale.ROOT));
      line.put("event", event.name());
      line.put("sentence", event.message());
      line.putAll(event.details());
      if (!event.trace().isEmpty()) {
        line.put("trace", event.trace());
      }
      return JsonTreeCodec.write(line);
    }
  };

  private static final Collector<CharSequence, ?, String> INDENTED =
      Collectors.joining("\n    ", "\n    ", "");

  /** The format with the given command-line name. */
  public static Optional<LogFormat> of(String name) {
    return Stream.of(values())
        .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  /** Formats the event without a trailing line break. */
  abstract String write(LogEvent event);

  /** Replaces line breaks and other control characters, which a terminal would interpret. */
  private static String plain(String text) {
    return text.strip().replaceAll("\\p{Cc}+", " ");
  }

  enum Level {
    INFO,
    WARNING,
    ERROR
  }

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
      long at, Level level, String name, String message, Map<String, ?> details, String trace) {}
}

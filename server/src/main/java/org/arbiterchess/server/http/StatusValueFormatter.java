package org.arbiterchess.server.http;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.RoomStatus;

/** Formats the status page's values in one language. */
record StatusValueFormatter(ServerPhrasebook phrasebook) {

  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT);

  private static final long MINUTE = 60_000;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  String roomStatus(RoomStatus status, int count) {
    PageTextKey text =
        switch (status) {
          case WAITING -> PageTextKey.GAMES_WAITING;
          case PLAYING -> PageTextKey.GAMES_PLAYING;
          case PAUSED -> PageTextKey.GAMES_PAUSED;
          case OVER -> PageTextKey.GAMES_OVER;
        };
    return number(count) + " " + phrasebook.text(text);
  }

  String number(long count) {
    return String.format(phrasebook.locale(), "%,d", count);
  }

  /** A duration in days, hours and minutes. */
  String duration(long millis) {
    long days = millis / DAY;
    String hoursAndMinutes =
        millis % DAY / HOUR
            + " "
            + phrasebook.text(PageTextKey.HOURS)
            + " "
            + millis % HOUR / MINUTE
            + " "
            + phrasebook.text(PageTextKey.MINUTES);
    return days == 0
        ? hoursAndMinutes
        : number(days)
            + " "
            + phrasebook.text(days == 1 ? PageTextKey.DAY : PageTextKey.DAYS)
            + " "
            + hoursAndMinutes;
  }

  /** The kind of problem and when it occurred, in UTC as in the log. */
  String problem(Optional<ProblemStatistics.Problem> problem) {
    return problem
        .map(
            last ->
                phrasebook.text(text(last.kind()))
                    + ", "
                    + UTC.format(Instant.ofEpochMilli(last.at()).atOffset(ZoneOffset.UTC)))
        .orElse(phrasebook.text(PageTextKey.NO_PROBLEM));
  }

  private static PageTextKey text(ProblemStatistics.Kind kind) {
    return switch (kind) {
      case NOT_STORED -> PageTextKey.PROBLEM_NOT_STORED;
      case REDIS_LOST -> PageTextKey.PROBLEM_REDIS_LOST;
      case FROZEN -> PageTextKey.PROBLEM_FROZEN;
      case LATE_FLAG -> PageTextKey.PROBLEM_LATE_FLAG;
      case PROGRAM_ERROR -> PageTextKey.PROBLEM_PROGRAM_ERROR;
      case LIBRARY_WARNING -> PageTextKey.PROBLEM_LIBRARY_WARNING;
    };
  }

  /** The number of refusals in total and by reason, with the most frequent reason first. */
  String refusals(Map<String, Long> byReason) {
    String reasons =
        byReason.entrySet().stream()
            .sorted(
                Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(each -> each.getKey() + " " + number(each.getValue()))
            .collect(Collectors.joining(", "));
    long all = byReason.values().stream().mapToLong(Long::longValue).sum();
    return number(all) + (reasons.isEmpty() ? "" : " (" + reasons + ")");
  }

  /** A size in MB or GB. */
  String bytes(long bytes) {
    return bytes < 1_000_000_000
        ? String.format(phrasebook.locale(), "%,d MB", bytes / 1_000_000)
        : String.format(phrasebook.locale(), "%,.1f GB", bytes / 1e9);
  }
}

package org.arbiterchess.server.http;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.link.ServerStatus;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.RoomStatus;

/**
 * The status page in one language, as HTML to browsers and as plain text to other clients. It
 * contains only totals and nothing about individual games or players.
 */
record StatusPage(Texts texts) {

  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT);

  private static final long MINUTE = 60_000;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  GeneratedPage page(boolean canStore, ServerStatus status) {
    return new GeneratedPage(
        texts,
        canStore ? ServerText.HEALTHY_HEADING : ServerText.CANNOT_STORE_HEADING,
        canStore ? ServerText.HEALTHY_SENTENCE : ServerText.CANNOT_STORE_SENTENCE,
        rows(status));
  }

  private Map<ServerText, String> rows(ServerStatus status) {
    Map<ServerText, String> rows = new EnumMap<>(ServerText.class);
    rows.put(ServerText.VERSION, version());
    rows.put(ServerText.UPTIME, duration(status.uptimeMillis()));
    rows.put(ServerText.CLIENTS, number(status.webSockets()));
    rows.put(ServerText.GAMES, games(status.openGames(), status.roomsByStatus()));
    rows.put(ServerText.QUEUED_WRITES, number(status.queuedWrites()));
    status.freeDiskBytes().ifPresent(free -> rows.put(ServerText.FREE_SPACE, bytes(free)));
    rows.put(ServerText.LAST_PROBLEM, problem(status.problems().lastProblem()));
    rows.put(ServerText.REFUSALS, refusals(status.problems().refusals()));
    ServerText cluster =
        status.clockOffset().isEmpty()
            ? ServerText.CLUSTER_NONE
            : status.clusterConnected()
                ? ServerText.CLUSTER_CONNECTED
                : ServerText.CLUSTER_DISCONNECTED;
    rows.put(ServerText.CLUSTER, texts.say(cluster));
    return rows;
  }

  // Values

  /** The version of the jar that contains the server. */
  private String version() {
    String version = StatusPage.class.getPackage().getImplementationVersion();
    return version == null ? texts.say(ServerText.NOT_PACKAGED) : version;
  }

  private Locale locale() {
    return Locale.forLanguageTag(texts.language());
  }

  String number(long count) {
    return String.format(locale(), "%,d", count);
  }

  String games(int count, Map<RoomStatus, Integer> byStatus) {
    return texts.say(
        ServerText.GAMES_BY_STATUS,
        count,
        byStatus.get(RoomStatus.WAITING),
        byStatus.get(RoomStatus.PLAYING),
        byStatus.get(RoomStatus.PAUSED),
        byStatus.get(RoomStatus.OVER));
  }

  /** A duration in days, hours and minutes. */
  String duration(long millis) {
    long days = millis / DAY;
    long hours = millis % DAY / HOUR;
    long minutes = millis % HOUR / MINUTE;
    return days == 0
        ? texts.say(ServerText.UPTIME_HOURS, hours, minutes)
        : texts.say(ServerText.UPTIME_DAYS, days, hours, minutes);
  }

  /** The kind of problem and when it occurred, in UTC as in the log. */
  String problem(Optional<ProblemStatistics.Problem> problem) {
    return problem
        .map(
            last ->
                texts.say(
                    ServerText.PROBLEM_AT,
                    last.kind(),
                    UTC.format(Instant.ofEpochMilli(last.at()).atOffset(ZoneOffset.UTC))))
        .orElse(texts.say(ServerText.NO_PROBLEM));
  }

  /** The number of refusals in total and by reason, with the most frequent reason first. */
  String refusals(Map<String, Long> byReason) {
    List<String> reasons =
        byReason.entrySet().stream()
            .sorted(
                Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(each -> each.getKey() + " " + number(each.getValue()))
            .toList();
    long all = byReason.values().stream().mapToLong(Long::longValue).sum();
    return reasons.isEmpty() ? number(all) : texts.say(ServerText.REFUSALS_BY_REASON, all, reasons);
  }

  /** A size in MB or GB. */
  String bytes(long bytes) {
    return bytes < 1_000_000_000
        ? String.format(locale(), "%,d MB", bytes / 1_000_000)
        : String.format(locale(), "%,.1f GB", bytes / 1e9);
  }
}

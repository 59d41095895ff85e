package org.arbiterchess.server.http;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.arbiterchess.server.room.RecentProblems;
import org.arbiterchess.server.room.RoomStatus;

/** The words of the status page, in one of the languages of the page. */
final class StatusPageText {

  static final StatusPageText ENGLISH =
      new StatusPageText(
          Locale.ENGLISH,
          List.of("All is well", "Games cannot be stored right now", "Arbiter is running"),
          List.of(
              "This server hosts games by link and stores every move.",
              "Moves are refused until they can be stored again; nothing that was acknowledged is lost."
                  + " Storage error: the administrator should check the disk or the database.",
              "Games are played in person here and stored in each browser."),
          List.of(
              "Version",
              "Running for",
              "Pages connected",
              "Games open",
              "Waiting to be stored",
              "Free disk space",
              "Last problem",
              "Requests refused",
              "Other servers"),
          List.of("waiting for an opponent", "being played", "paused", "over"),
          List.of("none", "heard", "not heard: their moves come a few seconds late"),
          List.of("day", "days", "h", "min"),
          List.of(
              "games could not be stored",
              "the database did not answer",
              "Redis did not answer",
              "a flag fell late",
              "a program error",
              "a library warning"),
          "none",
          "To the board");

  static final StatusPageText GERMAN =
      new StatusPageText(
          Locale.GERMAN,
          List.of(
              "Alles in Ordnung",
              "Partien können gerade nicht gespeichert werden",
              "Arbiter läuft"),
          List.of(
              "Hier wird per Link gespielt, und jeder Zug wird gespeichert.",
              "Züge werden abgelehnt, bis sie wieder gespeichert werden können; nichts, was bestätigt war,"
                  + " ist verloren. Speicherfehler: Die Administration sollte Festplatte oder Datenbank"
                  + " prüfen.",
              "Hier wird an einem Bildschirm gespielt; die Partien bleiben in jedem Browser."),
          List.of(
              "Version",
              "Läuft seit",
              "Verbundene Seiten",
              "Offene Partien",
              "Noch zu speichern",
              "Freier Speicherplatz",
              "Letztes Problem",
              "Abgelehnte Anfragen",
              "Andere Server"),
          List.of("warten auf einen Gegner", "werden gespielt", "unterbrochen", "beendet"),
          List.of("keine", "zu hören", "nicht zu hören: ihre Züge kommen Sekunden später an"),
          List.of("Tag", "Tagen", "Std.", "Min."),
          List.of(
              "Partien konnten nicht gespeichert werden",
              "die Datenbank hat nicht geantwortet",
              "Redis hat nicht geantwortet",
              "eine Zeitüberschreitung wurde verspätet festgestellt",
              "ein Programmfehler",
              "eine Warnung einer Bibliothek"),
          "keines",
          "Zum Brett");

  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT);

  private static final long MINUTE = 60_000;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private final Locale locale;
  private final List<String> headings;
  private final List<String> sentences;
  private final List<String> labels;
  private final List<String> standings;
  private final List<String> clusterState;
  private final List<String> times;
  private final List<String> problems;
  private final String noProblem;
  private final String linkText;

  private StatusPageText(
      Locale locale,
      List<String> headings,
      List<String> sentences,
      List<String> labels,
      List<String> standings,
      List<String> others,
      List<String> times,
      List<String> problems,
      String noProblem,
      String wayOut) {
    this.locale = locale;
    this.headings = headings;
    this.sentences = sentences;
    this.labels = labels;
    this.standings = standings;
    this.clusterState = others;
    this.times = times;
    this.problems = problems;
    this.noProblem = noProblem;
    this.linkText = wayOut;
  }

  /** What there is to say first. */
  enum Health {
    HEALTHY,
    CANNOT_STORE,
    LOCAL_ONLY
  }

  /** What is counted or told. */
  enum Label {
    VERSION,
    UPTIME,
    CLIENTS,
    GAMES,
    QUEUED_WRITES,
    FREE_SPACE,
    LAST_PROBLEM,
    REFUSALS,
    CLUSTER
  }

  /** What is known of other servers. */
  enum ClusterState {
    NONE,
    CONNECTED,
    DISCONNECTED
  }

  String language() {
    return locale.getLanguage();
  }

  String heading(Health mood) {
    return headings.get(mood.ordinal());
  }

  String sentence(Health mood) {
    return sentences.get(mood.ordinal());
  }

  String label(Label label) {
    return labels.get(label.ordinal());
  }

  String roomStatus(RoomStatus standing, int count) {
    return number(count) + " " + standings.get(standing.ordinal());
  }

  String clusterState(ClusterState which) {
    return clusterState.get(which.ordinal());
  }

  String number(long count) {
    return String.format(locale, "%,d", count);
  }

  /** A time as exactly as anybody wants to know. */
  String duration(long millis) {
    long days = millis / DAY;
    long hours = millis % DAY / HOUR;
    long minutes = millis % HOUR / MINUTE;
    String within = hours + " " + times.get(2) + " " + minutes + " " + times.get(3);
    return days == 0 ? within : number(days) + " " + times.get(days == 1 ? 0 : 1) + " " + within;
  }

  /** The kind and the time of a problem, in UTC as in the log. */
  String problem(Optional<RecentProblems.Problem> problem) {
    return problem
        .map(
            last ->
                problems.get(last.kind().ordinal())
                    + ", "
                    + UTC.format(Instant.ofEpochMilli(last.at()).atOffset(ZoneOffset.UTC)))
        .orElse(noProblem);
  }

  /** How many there were, and for which reasons, the most frequent first. */
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

  /** Bytes, in the unit in which they are easy to read. */
  String bytes(long bytes) {
    return bytes < 1_000_000_000
        ? String.format(locale, "%,d MB", bytes / 1_000_000)
        : String.format(locale, "%,.1f GB", bytes / 1e9);
  }

  String linkText() {
    return linkText;
  }
}

package org.arbiterchess.server.room;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;

/**
 * The latest presence reports from other servers for a game. Not thread-safe; used only by its
 * room.
 */
final class RemotePresence {

  /** A report expires after this time. Each server repeats its report every five seconds. */
  static final long REPORT_LIFETIME_MILLIS = 16_000;

  private record Report(ServerPresenceReport report, long at) {}

  private final Map<String, Report> reports = new HashMap<>();

  /** Stores a server's report. Returns whether it differs from that server's previous report. */
  boolean update(String node, ServerPresenceReport report, long now) {
    Report before =
        report.equals(ServerPresenceReport.EMPTY)
            ? reports.remove(node)
            : reports.put(node, new Report(report, now));
    return !report.equals(before == null ? ServerPresenceReport.EMPTY : before.report);
  }

  /** Removes expired reports, unless this server may have missed newer ones. */
  void removeExpired(long subscribedSince, long now) {
    long oldest = now - REPORT_LIFETIME_MILLIS;
    if (subscribedSince <= oldest) {
      reports.values().removeIf(entry -> entry.at < oldest);
    }
  }

  /** Removes the report of a server that has failed. */
  Optional<ServerPresenceReport> remove(String node) {
    return Optional.ofNullable(reports.remove(node)).map(Report::report);
  }

  /** Since when another server has been unable to store the move of the side to move. */
  OptionalLong stoppedAt() {
    return reports.values().stream()
        .mapToLong(entry -> entry.report.clockStoppedAt())
        .filter(since -> since > 0)
        .max();
  }

  boolean hasPlayer(Color color) {
    return reports.values().stream().anyMatch(entry -> entry.report.hasPlayer(color));
  }

  boolean greets(Color color) {
    return reports.values().stream().anyMatch(entry -> entry.report.greets(color));
  }

  int spectators() {
    return reports.values().stream().mapToInt(entry -> entry.report.spectators()).sum();
  }
}

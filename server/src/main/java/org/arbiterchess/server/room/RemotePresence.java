package org.arbiterchess.server.room;

import java.util.HashMap;
import java.util.Map;
import org.arbiterchess.chess.Color;

/** Who is connected to a game at other servers, as they said lately. Belongs to its room. */
final class RemotePresence {

  /** Each server says it again every five seconds. */
  static final long BELIEVED_MILLIS = 16_000;

  private record Said(PresenceReport attendance, long at) {}

  private final Map<String, Said> servers = new HashMap<>();

  /** Answers whether that is news. */
  boolean hear(String server, PresenceReport attendance, long now) {
    Said before =
        attendance.equals(PresenceReport.EMPTY)
            ? servers.remove(server)
            : servers.put(server, new Said(attendance, now));
    return !attendance.equals(before == null ? PresenceReport.EMPTY : before.attendance);
  }

  /** Forgets what was said too long ago, if it would have been heard. */
  void forget(long heardSince, long now) {
    long oldest = now - BELIEVED_MILLIS;
    if (heardSince <= oldest) {
      servers.values().removeIf(said -> said.at < oldest);
    }
  }

  boolean has(Color color) {
    return servers.values().stream().anyMatch(said -> said.attendance.hasPlayer(color));
  }

  int watching() {
    return servers.values().stream().mapToInt(said -> said.attendance.spectators()).sum();
  }
}

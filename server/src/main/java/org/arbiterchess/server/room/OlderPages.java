package org.arbiterchess.server.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.ProtocolVersion;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/**
 * Asks pages of earlier versions to reload. Such a page shows a refusal only while it has no
 * connection, so the server refuses, closes the connection, and keeps refusing for a few seconds.
 * It asks a player after their own move, when the move is stored and the other clock is running,
 * and a spectator after any move. A page that does not reload can play on. Not thread-safe; used
 * only by its room.
 */
final class OlderPages {

  /** How long a page is kept disconnected, so that its player can read the sentence. */
  static final long ASK_MILLIS = 5_000;

  static final long ASK_AGAIN_MILLIS = 600_000;

  private static final String SPECTATOR = "";

  private final Room room;
  private final Map<String, Long> askedAt = new HashMap<>();

  OlderPages(Room room) {
    this.room = room;
  }

  /** Called after a move on this server was acknowledged. */
  void afterMove(Participant mover, List<GameLogEntry> events) {
    if (hasMove(events)) {
      room.participants().participants().stream()
          .filter(each -> each == mover || isSpectator(each))
          .forEach(this::ask);
    }
  }

  /** Called after events from another server were sent. */
  void afterRemoteEvents(List<GameLogEntry> events) {
    if (hasMove(events)) {
      room.participants().participants().stream().filter(this::isSpectator).forEach(this::ask);
    }
  }

  private static boolean hasMove(List<GameLogEntry> events) {
    return events.stream().anyMatch(each -> each.event() instanceof GameEvent.MovePlayed);
  }

  private void ask(Participant participant) {
    long last = askedAt.getOrDefault(key(participant), Long.MIN_VALUE);
    if (isOlder(participant) && (last == Long.MIN_VALUE || room.now() - last > ASK_AGAIN_MILLIS)) {
      askedAt.put(key(participant), room.now());
      participant.refuseAndClose(ServerRefusalReason.RELOAD_PAGE);
    }
  }

  /** Refuses a page that has just been asked and reconnects without having been reloaded. */
  boolean refuseIfJustAsked(Participant participant) {
    Long asked = askedAt.get(key(participant));
    boolean refused = isOlder(participant) && asked != null && room.now() - asked < ASK_MILLIS;
    if (refused) {
      participant.refuseAndClose(ServerRefusalReason.RELOAD_PAGE);
    }
    return refused;
  }

  private static boolean isOlder(Participant participant) {
    return participant.protocol() < ProtocolVersion.CURRENT;
  }

  private boolean isSpectator(Participant participant) {
    return participant.seatsHeld(room.seats()).isEmpty();
  }

  private static String key(Participant participant) {
    return participant.tokenHash().orElse(SPECTATOR);
  }
}

package org.arbiterchess.server.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.ProtocolVersion;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/**
 * Asks pages that use an earlier protocol version to reload. These pages show a refusal only while
 * they are disconnected, so the server sends a refusal, closes the connection, and refuses new
 * connections for a few seconds. Players are asked after their own move, once the move is stored
 * and the opponent's clock is running. Spectators are asked after any move. A page that does not
 * reload can continue the game. Not thread-safe; used only by its room.
 */
final class OlderPageReloader {

  /** How long a page is kept disconnected, so that the player can read the message. */
  static final long ASK_MILLIS = 5_000;

  static final long ASK_AGAIN_MILLIS = 600_000;

  private static final String SPECTATOR = "";

  private final Room room;
  private final Map<String, Long> askedAt = new HashMap<>();

  OlderPageReloader(Room room) {
    this.room = room;
  }

  /** Called after this server has acknowledged a command. Does nothing unless it was a move. */
  void afterMove(Participant mover, List<GameLogEntry> events) {
    if (hasMove(events)) {
      room.participants().participants().stream()
          .filter(each -> each == mover || isSpectator(each))
          .forEach(this::ask);
    }
  }

  /** Called after events from another server have been sent to the clients. */
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

  /**
   * Refuses a page that was asked to reload a moment ago and has reconnected without reloading.
   * Returns whether it was refused.
   */
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

package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.store.GameVersion;

/** What a room tells the other servers and hears from them. Used only by its room. */
final class OtherServers {

  private final Room room;
  private GameVersion announced = new GameVersion(0, 0);
  private ServerPresenceReport lastReported = ServerPresenceReport.EMPTY;

  OtherServers(Room room) {
    this.room = room;
  }

  // The game

  /**
   * Whether another server has announced a version that this server has not loaded yet. If the
   * store does not have it either, the announcement was wrong.
   */
  boolean isAhead() {
    return announced.seq() > room.head() || announced.revision() > room.revision();
  }

  /** Called when the store has been read. */
  void loaded() {
    announced = new GameVersion(room.head(), room.revision());
  }

  /**
   * Records a new version. If no client is connected here, the changes are loaded only when needed.
   */
  void onGameChanged(GameChangeAnnouncement change) {
    announced =
        new GameVersion(
            Math.max(announced.seq(), change.head()),
            Math.max(announced.revision(), change.revision()));
    if (!room.participants.isEmpty()) {
      addEvents(change);
      room.settleNext();
    }
  }

  /**
   * Adds the events of a change, except those already known. Adds nothing if earlier events are
   * missing, if the metadata changed as well, or if the new events cannot follow the known ones. In
   * these cases, the changes are loaded from the store later.
   */
  private void addEvents(GameChangeAnnouncement change) {
    int known = room.head() - change.after();
    if (known < 0 || known >= change.events().size() || change.revision() > room.revision()) {
      return;
    }
    try {
      room.addRemoteEvents(change.events().stream().skip(known).map(GameLogEntry::parse).toList());
    } catch (IllegalArgumentException e) {
      // The room remains behind the announced version, so the events are loaded from the store,
      // which is authoritative.
    }
  }

  void announceChange(List<GameLogEntry> events) {
    if (isClustered()) {
      List<String> json = events.stream().map(GameLogEntry::json).toList();
      GameChangeAnnouncement change =
          new GameChangeAnnouncement(room.head(), room.revision(), json);
      room.afterwards(() -> room.context.cluster().announceChange(room.id(), change));
    }
  }

  private boolean isClustered() {
    return room.context.cluster().isClustered();
  }

  // Presence

  /** Called when another server reports which clients are connected to it. */
  void onPresenceReported(String node, ServerPresenceReport report, boolean replyWanted) {
    boolean changed = room.participants.updateRemote(node, report, room.now());
    if (replyWanted && !room.participants.isEmpty()) {
      reportPresence(false);
    }
    if (room.updatePresence()) {
      room.broadcastState();
    } else if (changed) {
      room.timer.broadcastSoon();
    }
    room.settleNext();
  }

  /** Called when a server has failed. */
  void onServerLost(Optional<String> node, long since) {
    room.serverTime.onServerLost(node, since);
    room.settleNext();
  }

  /** Repeats this server's presence report and removes other servers' expired reports. */
  void repeatPresence() {
    room.participants.removeExpired(room.context.cluster().subscribedSince(), room.now());
    if (!room.participants.isEmpty()) {
      reportPresence(false);
    }
    if (room.updatePresence()) {
      room.broadcastState();
    }
  }

  /** Reports which clients are connected here, if that has changed. */
  void updatePresence() {
    if (!presence().equals(lastReported)) {
      reportPresence(false);
    }
  }

  void reportPresence(boolean replyWanted) {
    if (isClustered()) {
      ServerPresenceReport report = presence();
      lastReported = report;
      room.afterwards(
          () -> room.context.cluster().announcePresence(room.id(), report, replyWanted));
    }
  }

  private ServerPresenceReport presence() {
    return room.participants.presenceReport(room.seats(), room.serverTime.stoppedAt());
  }
}

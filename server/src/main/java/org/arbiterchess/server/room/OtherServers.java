package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.store.GameVersion;

/** What a room tells the other servers and hears from them. Used only by its room. */
final class OtherServers {

  private final Room room;
  private GameVersion announced = new GameVersion(0, 0);
  private Announcement.Attended lastReported = Announcement.Attended.BY_NOBODY;

  OtherServers(Room room) {
    this.room = room;
  }

  /** Called when another server announces something. */
  void onAnnounced(String node, Announcement announcement) {
    if (announcement instanceof Announcement.Changed change) {
      onGameChanged(change);
    } else if (announcement instanceof Announcement.Attended report) {
      onPresenceReported(node, report);
    } else if (announcement instanceof Announcement.Greeted greeted) {
      room.requests.sendGreeting(greeted);
    }
  }

  void announce(Announcement announcement) {
    if (room.cluster.isClustered()) {
      room.afterwards(() -> room.cluster.announce(room.id(), announcement));
    }
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
  private void onGameChanged(Announcement.Changed change) {
    announced =
        new GameVersion(
            Math.max(announced.seq(), change.head()),
            Math.max(announced.revision(), change.revision()));
    if (!room.participants.isEmpty()) {
      addEvents(change);
    }
  }

  /**
   * Adds the events of a change, except those already known. Adds nothing if earlier events are
   * missing, if the metadata changed as well, or if the new events cannot follow the known ones. In
   * these cases, the changes are loaded from the store later.
   */
  private void addEvents(Announcement.Changed change) {
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
    announce(
        new Announcement.Changed(
            room.head(), room.revision(), events.stream().map(GameLogEntry::json).toList()));
  }

  // Presence

  private void onPresenceReported(String node, Announcement.Attended report) {
    boolean changed = room.participants.updateRemote(node, report.replyWanted(false), room.now());
    if (report.isReplyWanted() && !room.participants.isEmpty()) {
      reportPresence(false);
    }
    room.broadcastPresence(changed);
  }

  /** Called when a server has failed. */
  void onServerLost(Optional<String> node, long since) {
    room.serverTime.onServerLost(node, since);
  }

  /** Repeats this server's presence report and removes other servers' expired reports. */
  void repeatPresence() {
    room.participants.removeExpired(room.cluster.subscribedSince(), room.now());
    if (!room.participants.isEmpty()) {
      reportPresence(false);
    }
    room.broadcastPresence(false);
  }

  /** Reports which clients are connected here, if that has changed. */
  void reportChanges() {
    if (!room.participants.here().equals(lastReported)) {
      reportPresence(false);
    }
  }

  void reportPresence(boolean isReplyWanted) {
    lastReported = room.participants.here();
    announce(lastReported.replyWanted(isReplyWanted));
  }
}

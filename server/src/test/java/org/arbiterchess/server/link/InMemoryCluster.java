package org.arbiterchess.server.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.arbiterchess.server.room.Announcement;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.Rooms;

/**
 * Passes announcements to the other server immediately, or holds back change announcements so that
 * the test can deliver them later.
 */
final class InMemoryCluster implements Cluster {

  private final String name;
  private final List<Rooms> others = new ArrayList<>();
  private Rooms rooms;
  private Optional<List<Announcement.Changed>> held = Optional.empty();
  volatile OptionalLong databaseSilentSince = OptionalLong.empty();

  InMemoryCluster(String name) {
    this.name = name;
  }

  /**
   * Stops delivering change announcements, and returns the list in which they are collected
   * instead.
   */
  List<Announcement.Changed> hold() {
    held = Optional.of(new CopyOnWriteArrayList<>());
    return held.get();
  }

  static void connect(InMemoryCluster one, InMemoryCluster other) {
    one.others.add(other.rooms);
    other.others.add(one.rooms);
  }

  @Override
  public void setRooms(Rooms own) {
    rooms = own;
  }

  @Override
  public boolean isClustered() {
    return true;
  }

  @Override
  public void announce(String game, Announcement announcement) {
    if (held.isPresent() && announcement instanceof Announcement.Changed change) {
      held.get().add(change);
    } else {
      others.forEach(other -> other.onAnnounced(name, game, announcement));
    }
  }

  @Override
  public long clockOffset() {
    return 0;
  }

  @Override
  public boolean isDatabaseLost() {
    return false;
  }

  @Override
  public OptionalLong databaseSilentSince() {
    return databaseSilentSince;
  }

  @Override
  public long subscribedSince() {
    return Long.MIN_VALUE;
  }

  @Override
  public long servedSince() {
    return 0;
  }

  @Override
  public long lastServedBefore() {
    return 0;
  }

  @Override
  public OptionalLong downSince() {
    return OptionalLong.empty();
  }
}

package org.arbiterchess.server.room;

import java.util.OptionalLong;

/**
 * The servers that share one database. The store holds the authoritative state. The cluster only
 * helps the servers to learn of changes sooner, and reports which clients are connected to which
 * server. No method blocks or throws. The default methods describe a server that is alone.
 */
public interface Cluster {

  /** A cluster of one server that started at the given time. */
  static Cluster singleServer(long startedAt) {
    return () -> startedAt;
  }

  /** Sets the rooms that are told what other servers announce, and which of them fail. */
  default void setRooms(Rooms rooms) {}

  /** Whether other servers can use the same database. */
  default boolean isClustered() {
    return false;
  }

  /** Tells the other servers something about a game. Called once its new events are stored. */
  default void announce(String game, Announcement announcement) {}

  /** How far the cluster's time is ahead of this machine's clock, in milliseconds. */
  default long clockOffset() {
    return 0;
  }

  /**
   * Whether the store has been unresponsive for so long that this server considers the connection
   * lost. Other servers may still be able to reach the store.
   */
  default boolean isDatabaseLost() {
    return false;
  }

  /**
   * The last time at which the store answered this server, if it has failed to answer for a few
   * seconds since. It may then be unavailable to all servers.
   */
  default OptionalLong databaseSilentSince() {
    return OptionalLong.empty();
  }

  /**
   * The time since which this server has received every announcement. While the server cannot
   * receive announcements, this time is in the future.
   */
  default long subscribedSince() {
    return Long.MIN_VALUE;
  }

  /**
   * The start of the current period throughout which at least one server has been running. A game
   * clock that was started earlier also ran while no server was running.
   */
  long servedSince();

  /** The last time at which a server is known to have been running before {@link #servedSince}. */
  default long lastServedBefore() {
    return Long.MIN_VALUE;
  }

  /**
   * When this server was last running before it was started, if the others were running then and
   * have not missed it.
   */
  default OptionalLong downSince() {
    return OptionalLong.empty();
  }
}

package org.arbiterchess.server.room;

/**
 * The servers that share one database. The store holds everything that counts; the cluster only
 * announces changes sooner, and says who is connected to which server. No method blocks or throws.
 */
public interface Cluster {

  /** A server without a cluster, started at the given time. */
  static Cluster singleServer(long startedAt) {
    return new SingleServer(startedAt);
  }

  /** Receives announcements of other servers. Implementations neither block nor throw. */
  interface ClusterListener {

    /** A game changed in the store. */
    void onGameChanged(String game, int head, int revision);

    /** Another server reports who is connected to it; it may ask for a report in return. */
    void onPresenceReported(String game, String node, PresenceReport report, boolean replyWanted);

    /** A server has gone. Its games need another server. */
    void onNodeGone();
  }

  void setListener(ClusterListener listener);

  /** Whether other servers may share the database. */
  boolean isClustered();

  /** Receives announcements about a game from now on. */
  void subscribe(String game);

  void unsubscribe(String game);

  /** Announces that a game changed in the store. */
  void announceChange(String game, int head, int revision);

  /**
   * Reports who is connected to this server.
   *
   * @param replyWanted whether the other servers should report, too
   */
  void announcePresence(String game, PresenceReport report, boolean replyWanted);

  /** How far the cluster's time is ahead of this machine's clock, in milliseconds. */
  long clockOffset();

  /**
   * Whether the store has not answered this server for a while. Other servers may still reach it.
   */
  boolean isDatabaseLost();

  /** Whether the store may have been unavailable to all servers a moment ago. */
  boolean isDatabaseSuspect();

  /** Since when this server has received all announcements; in the future while it does not. */
  long subscribedSince();

  /**
   * Since when at least one server has been running without a gap. Clocks that started earlier ran
   * unattended.
   */
  long servedSince();

  /** When the last server was known to run before that gap. */
  long lastServedBefore();
}

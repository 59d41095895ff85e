package org.arbiterchess.server.room;

/**
 * The other servers that look after the same games. What they store is in the store; here they only
 * hear of it sooner, and of who is connected where. Nothing waits here, and nothing throws.
 */
public interface Cluster {

  /** A server on its own, which began at that time. */
  static Cluster singleServer(long startedAt) {
    return new SingleServer(startedAt);
  }

  /** What is heard. Nothing there waits or throws. */
  interface ClusterListener {

    /** A game has changed in the store. */
    void onGameChanged(String game, int head, int revision);

    /** Who is connected at another server; it may want to know who is here. */
    void onPresenceReported(String game, String node, PresenceReport report, boolean replyWanted);

    /** A server has gone, and nobody looks after the games that only it did. */
    void onNodeGone();
  }

  /** From now on, somebody listens. */
  void setListener(ClusterListener listener);

  /** Whether there may be any. */
  boolean isClustered();

  /** What is heard of a game from now on goes to its room. */
  void subscribe(String game);

  void unsubscribe(String game);

  /** A game has changed in the store. */
  void announceChange(String game, int head, int revision);

  /**
   * Tells who is connected here.
   *
   * @param replyWanted whether the others should tell, too
   */
  void announcePresence(String game, PresenceReport report, boolean replyWanted);

  /** How far the time that all share is ahead of this machine's, in milliseconds. */
  long clockOffset();

  /** Whether the store has not answered this server for a while; others may still reach it. */
  boolean isDatabaseLost();

  /** Whether the store may have been away a moment ago, for all servers. */
  boolean isDatabaseSuspect();

  /** Since when everything the others say has been heard; in the future while it is not. */
  long subscribedSince();

  /**
   * Since when some server has always been there. Whatever ran before, ran while nobody looked
   * after it.
   */
  long servedSince();

  /** Until when some server was there before, as far as is known. */
  long lastServedBefore();
}

package org.arbiterchess.server.store;

/** The servers that share a database, by a table in it. Waits for the database. */
public interface NodeTable {

  /**
   * What a server learns when it says that it is there.
   *
   * @param servedSince since when there has always been a server
   * @param nodesGone whether servers have gone, which nobody else was told of
   */
  record Heartbeat(long servedSince, boolean nodesGone) {}

  /** The database's time, in milliseconds since 1970. Throws {@link StoreReadException}. */
  long now();

  /** Says that a server is there. Throws {@link NotStoredException}. */
  Heartbeat heartbeat(String node);

  /**
   * Says that a server has begun, whatever it had said before it ended. Throws {@link
   * NotStoredException}.
   */
  Heartbeat register(String node);

  /**
   * Says that a server ends: the others look after its games from now on. Throws {@link
   * NotStoredException}.
   */
  void unregister(String node);
}

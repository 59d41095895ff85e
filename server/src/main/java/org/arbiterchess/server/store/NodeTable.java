package org.arbiterchess.server.store;

/** The table of servers that share a database. All methods block, except {@link #secret}. */
public interface NodeTable {

  /**
   * The result of a heartbeat.
   *
   * @param servedSince the time from which at least one server has always been running
   * @param nodesGone whether servers have gone without another server noticing
   */
  record Heartbeat(long servedSince, boolean nodesGone) {}

  /**
   * A secret that servers with the same credentials for the database share: its password, or an
   * empty text if it needs none.
   */
  String secret();

  /** The database's time, in milliseconds since 1970. Throws {@link StoreReadException}. */
  long now();

  /** Records that a server is alive. Throws {@link NotStoredException}. */
  Heartbeat heartbeat(String node);

  /**
   * Records that a server has started, and replaces its previous row. Throws {@link
   * NotStoredException}.
   */
  Heartbeat register(String node);

  /**
   * Records that a server is stopping, so that the others take over its games. Throws {@link
   * NotStoredException}.
   */
  void unregister(String node);
}

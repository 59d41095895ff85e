package org.arbiterchess.server.store;

import java.util.Map;

/** The table of servers that share a database. All methods block, except {@link #secret}. */
public interface ServerNodeTable {

  /**
   * The result of a heartbeat.
   *
   * @param servedSince the time since which there has always been at least one server running
   * @param nodesGone whether this server is the first to notice that other servers have gone down
   * @param lastSeen the time of each server's last heartbeat. When a server is registered, its own
   *     is that of its last run, if the others have not missed it since.
   */
  record Heartbeat(long servedSince, boolean nodesGone, Map<String, Long> lastSeen) {}

  /**
   * A secret shared by servers with the same database credentials: the database password, or an
   * empty string if there is none.
   */
  String secret();

  /**
   * The current time according to the database's clock, in milliseconds since 1970. Throws {@link
   * StoreReadException} if the read fails.
   */
  long now();

  /**
   * Records that a server is alive. Throws {@link NotStoredException} or {@link
   * MaybeStoredException} if the write fails.
   */
  Heartbeat heartbeat(String node);

  /**
   * Records that a server has started, and replaces its previous row. Throws {@link
   * NotStoredException} or {@link MaybeStoredException} if the write fails.
   */
  Heartbeat register(String node);

  /**
   * Records that a server is stopping, so that the others take over its games. Throws {@link
   * NotStoredException} or {@link MaybeStoredException} if the write fails.
   */
  void unregister(String node);
}

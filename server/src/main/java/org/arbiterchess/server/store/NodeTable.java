package org.arbiterchess.server.store;

/** The servers that share a database, by a table in it. Waits for the database. */
public interface NodeTable {

  /**
   * What a server learns when it says that it is there.
   *
   * @param since since when there has always been a server
   * @param gone whether servers have gone, which nobody else was told of
   */
  record Beat(long since, boolean gone) {}

  /** The database's time, in milliseconds since 1970. Throws {@link StoreReadException}. */
  long now();

  /** Says that a server is there. Throws {@link NotStoredException}. */
  Beat beat(String node);

  /**
   * Says that a server has begun, whatever it had said before it ended. Throws {@link
   * NotStoredException}.
   */
  Beat begin(String node);

  /**
   * Says that a server ends: the others look after its games from now on. Throws {@link
   * NotStoredException}.
   */
  void end(String node);
}

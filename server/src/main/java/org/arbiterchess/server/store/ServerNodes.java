package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** The table of servers that share a database. Its times come from the database's clock. */
public final class ServerNodes {

  /** A server that sends no heartbeat for this long is considered gone. */
  private static final int NODE_TIMEOUT_MILLIS = 5_000;

  private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  private static final String IS_GONE = "seen < " + NOW + " - " + NODE_TIMEOUT_MILLIS;

  /**
   * The result of a heartbeat.
   *
   * @param servedSince the time since which there has always been at least one server running
   * @param nodesGone whether this server is the first to notice that other servers have gone down
   * @param lastSeen the time of each server's last heartbeat. When a server is registered, its own
   *     is that of its last run, if the others have not missed it since.
   */
  public record Heartbeat(long servedSince, boolean nodesGone, Map<String, Long> lastSeen) {}

  private final Writer writer;
  private final Readers readers;
  private final Postgres database;

  ServerNodes(Writer writer, Readers readers, Postgres database) {
    this.writer = writer;
    this.readers = readers;
    this.database = database;
  }

  /** The messages that this server exchanges with the others. */
  public ServerMessages messages(String node) {
    return new ServerMessages(database, node);
  }

  /**
   * The current time according to the database's clock, in milliseconds since 1970. Blocks. Throws
   * {@link StoreReadException} if the read fails.
   */
  public long now() {
    return Store.join(readers.query(sql -> sql.queryFirst("select " + NOW, row -> row.getLong(1))))
        .orElseThrow();
  }

  /**
   * Records that a server is alive. Blocks. Throws {@link NotStoredException} or {@link
   * MaybeStoredException} if the write fails.
   */
  public Heartbeat heartbeat(String node) {
    return Store.join(writer.write("", sql -> heartbeat(sql, node)));
  }

  /**
   * Records that a server has started, and replaces its previous row. Blocks. Throws {@link
   * NotStoredException} or {@link MaybeStoredException} if the write fails.
   */
  public Heartbeat register(String node) {
    return Store.join(
        writer.write(
            "",
            sql -> {
              Map<String, Long> before = lastSeen(sql);
              sql.update("delete from node where id = ?", node);
              Heartbeat heartbeat = heartbeat(sql, node);
              return new Heartbeat(heartbeat.servedSince, heartbeat.nodesGone, before);
            }));
  }

  /**
   * Records that a server is stopping: its last heartbeat becomes 0, so that another server
   * considers it dead and takes over its games. Blocks. Throws {@link NotStoredException} or {@link
   * MaybeStoredException} if the write fails.
   */
  public void unregister(String node) {
    int unused =
        Store.join(
            writer.write("", sql -> sql.update("update node set seen = 0 where id = ?", node)));
  }

  /**
   * Records a heartbeat and deletes dead nodes. Only the server that deletes a dead node's row
   * reports that the node is gone.
   */
  private static Heartbeat heartbeat(Sql sql, String node) throws SQLException {
    boolean nodesGone = sql.update("delete from node where id <> ? and " + IS_GONE, node) > 0;
    // If this server's own heartbeat is overdue, its row is deleted and inserted again. After a
    // database outage, this happens on all servers.
    sql.update("delete from node where id = ? and " + IS_GONE, node);
    long servedSince =
        sql.queryFirst(
                "insert into node (id, seen, since) values (?, "
                    + NOW
                    + ", coalesce((select min(since) from node), "
                    + NOW
                    + ")) on conflict (id) do update set seen = excluded.seen returning since",
                row -> row.getLong(1),
                node)
            .orElseThrow();
    return new Heartbeat(servedSince, nodesGone, lastSeen(sql));
  }

  private static Map<String, Long> lastSeen(Sql sql) throws SQLException {
    Map<String, Long> lastSeen = new HashMap<>();
    sql.query("select id, seen from node", row -> lastSeen.put(row.getString(1), row.getLong(2)));
    return lastSeen;
  }
}

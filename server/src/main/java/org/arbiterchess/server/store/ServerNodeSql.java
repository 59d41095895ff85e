package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.arbiterchess.server.store.ServerNodeTable.Heartbeat;

/** The SQL for the node table in PostgreSQL. All times come from the database's clock. */
final class ServerNodeSql {

  /** A server that sends no heartbeat for this long is considered gone. */
  private static final int NODE_TIMEOUT_MILLIS = 5_000;

  static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

  private ServerNodeSql() {}

  /** Replaces the node's row, and returns when it was last seen before. */
  static Heartbeat register(Connection connection, String node) throws SQLException {
    Map<String, Long> before = lastSeen(connection);
    update(connection, "delete from node where id = ?", node);
    Heartbeat heartbeat = heartbeat(connection, node);
    return new Heartbeat(heartbeat.servedSince(), heartbeat.nodesGone(), before);
  }

  /**
   * Sets the time of the node's last heartbeat to 0, so that another server considers the node dead
   * and removes it.
   */
  static void unregister(Connection connection, String node) throws SQLException {
    update(connection, "update node set seen = 0 where id = ?", node);
  }

  private static int update(Connection connection, String sql, String node) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, node);
      return statement.executeUpdate();
    }
  }

  /**
   * Records a heartbeat and deletes dead nodes. Only the server that deletes a dead node's row
   * reports that the node is gone.
   */
  static Heartbeat heartbeat(Connection connection, String node) throws SQLException {
    boolean nodesGone =
        update(
                connection,
                "delete from node where id <> ? and seen < " + NOW + " - " + NODE_TIMEOUT_MILLIS,
                node)
            > 0;
    // If this server's own heartbeat is overdue, its row is deleted and inserted again. After a
    // database outage, this happens on all servers.
    update(
        connection,
        "delete from node where id = ? and seen < " + NOW + " - " + NODE_TIMEOUT_MILLIS,
        node);
    try (PreparedStatement statement =
        connection.prepareStatement(
            "insert into node (id, seen, since) values (?, "
                + NOW
                + ", coalesce((select min(since) from node), "
                + NOW
                + ")) on conflict (id) do update set seen = excluded.seen returning since")) {
      statement.setString(1, node);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return new Heartbeat(row.getLong(1), nodesGone, lastSeen(connection));
      }
    }
  }

  private static Map<String, Long> lastSeen(Connection connection) throws SQLException {
    Map<String, Long> lastSeen = new HashMap<>();
    try (PreparedStatement statement = connection.prepareStatement("select id, seen from node");
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        lastSeen.put(rows.getString(1), rows.getLong(2));
      }
    }
    return lastSeen;
  }
}

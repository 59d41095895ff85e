package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Supplier;

/** A connection for writing to SQLite. Its statements execute immediately. */
final class SqliteWriteConnection extends SqlWriteConnection {

  private static final int PAGES_PER_STEP = 256;
  private static final int ERASE_TIMEOUT_MILLIS = 100;

  private final PreparedStatement insertAfter;
  private final PreparedStatement markOver;

  SqliteWriteConnection(Connection connection) throws SQLException {
    super(connection);
    insertAfter =
        connection.prepareStatement(
            "insert into event (game_id, seq, at, kind, body) select ?, ?, ?, ?, ?"
                + " where exists (select 1 from event where game_id = ? and seq = ?)"
                + " on conflict do nothing");
    markOver = connection.prepareStatement("update game set over = 1 where id = ?");
  }

  @Override
  Supplier<Boolean> append(String game, int after, List<StoredEvent> events) throws SQLException {
    setEvent(insertAfter, game, after + 1, events.get(0));
    insertAfter.setString(6, game);
    insertAfter.setInt(7, after);
    if (insertAfter.executeUpdate() == 0) {
      return () -> false;
    }
    insert(game, after + 1, events.subList(1, events.size()));
    if (events.stream().anyMatch(StoredEvent::isFinalResult)) {
      markOver.setString(1, game);
      markOver.executeUpdate();
    }
    return () -> true;
  }

  @Override
  void flush() {}

  /** Moves some unused pages to the end of the file, which becomes shorter when they are erased. */
  @Override
  long freeSomeDiskSpace() throws SQLException {
    if (pragma("freelist_count") == 0) {
      return 0;
    }
    long pages = pragma("page_count");
    try (Statement statement = connection().createStatement()) {
      statement.executeUpdate("pragma incremental_vacuum(" + PAGES_PER_STEP + ")");
    }
    setDeletedDataRemains();
    return (pages - pragma("page_count")) * pragma("page_size");
  }

  private long pragma(String name) throws SQLException {
    try (Statement statement = connection().createStatement();
        ResultSet row = statement.executeQuery("pragma " + name)) {
      return row.getLong(1);
    }
  }

  /**
   * Truncates the write-ahead log. Deleted data remains if a reader is active, such as a backup, or
   * the disk fails.
   */
  @Override
  boolean tryErase() throws SQLException {
    connection().setAutoCommit(true);
    try (Statement statement = connection().createStatement()) {
      statement.execute("pragma busy_timeout = " + ERASE_TIMEOUT_MILLIS);
      try (ResultSet row = statement.executeQuery("pragma wal_checkpoint(truncate)")) {
        return row.next() && row.getInt(1) == 0;
      } finally {
        statement.execute("pragma busy_timeout = " + SqliteDatabase.BUSY_TIMEOUT_MILLIS);
      }
    } finally {
      connection().setAutoCommit(false);
    }
  }
}

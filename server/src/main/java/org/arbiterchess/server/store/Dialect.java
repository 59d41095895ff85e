package org.arbiterchess.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.arbiterchess.language.Said;

/**
 * What differs between SQLite and PostgreSQL. The methods about writes are called only by the
 * writer thread.
 */
abstract class Dialect implements AutoCloseable {

  /** The file with the statements that create the tables. */
  final String script;

  /** A query for the names of all tables. */
  final String tablesQuery;

  /** How long to keep retrying after a transient failure, in milliseconds. */
  final long retryMillis;

  Dialect(String script, String tablesQuery, long retryMillis) {
    this.script = script;
    this.tablesQuery = tablesQuery;
    this.retryMillis = retryMillis;
  }

  /**
   * The folder, or the database's name, host and port, without secrets: a string or a {@link Said},
   * as a value of a text.
   */
  abstract Object location();

  abstract StoreFailure describe(SQLException failure);

  /** The free disk space in bytes, or empty if the disk is remote or the free space is unknown. */
  OptionalLong freeDiskBytes() {
    return OptionalLong.empty();
  }

  // Connections

  abstract Sql connect() throws SQLException;

  /** Begins the transaction that creates the tables. No other server can create them meanwhile. */
  abstract void beginCreation(Sql sql) throws SQLException;

  /**
   * Opens the writer thread's connection and begins its first transaction. By the time this method
   * returns, the previous writer connection has been closed and can no longer commit.
   */
  abstract Sql openForWriting() throws SQLException;

  /** Opens a connection for reading. Each transaction sees a consistent snapshot. */
  abstract Sql openForReading() throws SQLException;

  // Writing

  /** Stores the first events of a new game. */
  abstract void insertFirst(Sql sql, String game, List<StoredEvent> events) throws SQLException;

  /**
   * Appends events, immediately or in {@link #flush}. The result is available after the flush. If
   * the log does not have exactly {@code after} events, nothing is stored and the result is false.
   */
  abstract Supplier<Boolean> append(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException;

  /** Executes the deferred statements. */
  void flush(Sql sql) throws SQLException {}

  /** Called after each commit. */
  void onCommitted() {}

  /** Makes all events of these games searchable. Returns whether there was anything to do. */
  boolean index(Sql sql, Collection<String> games) throws SQLException {
    return false;
  }

  /** Makes all events of all games searchable. Returns whether there was anything to do. */
  boolean indexAll(Sql sql) throws SQLException {
    return false;
  }

  abstract void deleteEvents(Sql sql, String game) throws SQLException;

  /**
   * Returns a limited amount of unused space to the system, so that other writes do not wait long.
   * Returns the number of bytes, which is 0 when none are left or the database does it by itself.
   */
  long freeSomeDiskSpace(Sql sql) throws SQLException {
    return 0;
  }

  /** Tries to remove deleted data from the files. Returns whether all of it was removed. */
  abstract boolean tryErase(Sql sql) throws SQLException;

  // Reading

  /** The events after the given number. */
  List<StoredEvent> events(Sql sql, String game, int after) throws SQLException {
    return sql.query(
        "select at, kind, body from event where game_id = ? and seq > ? order by seq",
        Dialect::event,
        game,
        after);
  }

  static StoredEvent event(ResultSet row) throws SQLException {
    return new StoredEvent(row.getLong(1), row.getString(2), row.getString(3));
  }

  abstract Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException;

  /** Closes what the dialect keeps open besides the connections that it has returned. */
  @Override
  public void close() {}
}

package org.arbiterchess.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * What differs between SQLite and PostgreSQL. The methods about writes are called only by the
 * writer thread.
 */
abstract class Dialect implements AutoCloseable {

  /**
   * A database error, explained for the operator.
   *
   * @param causes the text with the sentences about what is wrong and how to repair it
   * @param cause which of them applies
   * @param isTransient whether a retry on another connection may succeed
   * @param isRolledBack whether a commit that failed in this way has certainly stored nothing
   */
  record Failure(ServerText causes, String cause, boolean isTransient, boolean isRolledBack) {

    /** Says what the failure has prevented, and why. */
    Said because(ServerText prevented) {
      return Said.of(prevented, explanation());
    }

    Said explanation() {
      return Said.of(causes, cause);
    }
  }

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

  abstract Failure describe(SQLException failure);

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

  /** Makes all events visible in the table of events. Returns whether there was anything to do. */
  boolean indexAll(Sql sql) throws SQLException {
    return false;
  }

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
  abstract List<StoredEvent> events(Sql sql, String game, int after) throws SQLException;

  static StoredEvent event(ResultSet row) throws SQLException {
    return new StoredEvent(row.getLong(1), row.getString(2), row.getString(3));
  }

  abstract Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException;

  /** Closes what the dialect keeps open besides the connections that it has returned. */
  @Override
  public void close() {}
}

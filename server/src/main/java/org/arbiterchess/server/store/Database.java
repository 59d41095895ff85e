package org.arbiterchess.server.store;

import java.sql.SQLException;
import javax.sql.DataSource;
import org.arbiterchess.language.Said;

/** The operations that differ between SQLite and PostgreSQL. */
interface Database {

  /**
   * The folder, or the database's name, host and port, without secrets: a string or a {@link Said},
   * as a value of a text.
   */
  Object location();

  /**
   * Opens the writer thread's connection. By the time this method returns, the previous writer
   * connection has been closed and can no longer commit.
   */
  SqlWriteConnection openForWriting() throws SQLException;

  /** Opens a connection for reading. Each transaction sees a consistent snapshot. */
  SqlQueries openForReading() throws SQLException;

  /** The data source for Flyway, which migrates the tables. */
  DataSource migrationDataSource();

  /**
   * Creates the current tables in an empty database, if there is a faster way than Flyway. Returns
   * whether the tables were created.
   */
  default boolean createIfEmpty() throws SQLException {
    return false;
  }

  /** A query that returns a row if Flyway has ever run. */
  String flywayHistoryQuery();

  StoreFailure describe(SQLException failure);

  /** How long to keep retrying after a transient failure, in milliseconds. */
  long retryMillis();
}

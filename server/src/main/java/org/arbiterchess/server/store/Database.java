package org.arbiterchess.server.store;

import java.sql.SQLException;
import javax.sql.DataSource;

/** The differences between SQLite and PostgreSQL. */
interface Database {

  /** A description for people, without secrets. */
  String location();

  /**
   * Opens the connection of the writer thread. By then, the previous writer connection has ended:
   * what it has not committed, it never will.
   */
  SqlUpdates openForWriting() throws SQLException;

  /** Each transaction sees a consistent snapshot. */
  SqlQueries openForReading() throws SQLException;

  /** For Flyway, which migrates the tables. */
  DataSource migrationDataSource();

  /** A query that returns a row if Flyway has ever run. */
  String flywayHistoryQuery();

  StoreFailure describe(SQLException failure);

  /** How many milliseconds to retry after a transient failure. */
  long retryMillis();
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import javax.sql.DataSource;

/** What the databases do differently. */
interface Database {

  /** Where it is, as people are told. Has no secrets. */
  String location();

  /**
   * For the one thread that writes. Whatever the connection before it had begun is over by then:
   * what it has not stored it never will.
   */
  SqlUpdates openForWriting() throws SQLException;

  /** Transactions there see the store as it was at one moment. */
  SqlQueries openForReading() throws SQLException;

  /** For Flyway, which changes tables. */
  DataSource migrationDataSource();

  /** A question with an answer if Flyway was ever here. */
  String flywayHistoryQuery();

  StoreFailure describe(SQLException failure);

  /** For how many milliseconds a trouble that passes by itself is waited for. */
  long retryMillis();
}

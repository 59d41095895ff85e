package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** Opens connections to a PostgreSQL database. */
final class PostgresDatabase implements Database {

  private static final int CONNECT_TIMEOUT_SECONDS = 3;
  private static final int SOCKET_TIMEOUT_SECONDS = 4;
  private static final int TERMINATE_TIMEOUT_MILLIS = 3_000;
  private static final long RETRY_MILLIS = 4_000;

  /**
   * Sets short timeouts and enables synchronous commits. The timeouts ensure that a connection lost
   * during a transaction does not block other servers for long.
   */
  private static final String SESSION_SETTINGS =
      "set idle_in_transaction_session_timeout = 5000; set lock_timeout = 2000;"
          + " set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2;"
          + " set tcp_keepalives_count = 3;"
          + " select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  private final PostgresAddress address;

  /** The backend process of the last writer connection. Used only by the writer thread. */
  private Optional<Backend> lastWriter = Optional.empty();

  /**
   * A PostgreSQL backend process. Its start time distinguishes it from a later process with the
   * same pid.
   */
  private record Backend(int pid, String started) {}

  PostgresDatabase(PostgresAddress address) {
    this.address = address;
  }

  @Override
  public Object location() {
    return address.description();
  }

  @Override
  public SqlWriteConnection openForWriting() throws SQLException {
    Connection connection = connection();
    try {
      terminateLastWriter(connection);
      try (Statement statement = connection.createStatement()) {
        statement.execute(SESSION_SETTINGS);
      }
      lastWriter = Optional.of(backend(connection));
      return new PostgresWriteConnection(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private Connection connection() throws SQLException {
    PGSimpleDataSource source = address.dataSource();
    source.setConnectTimeout(CONNECT_TIMEOUT_SECONDS);
    source.setLoginTimeout(CONNECT_TIMEOUT_SECONDS);
    source.setSocketTimeout(SOCKET_TIMEOUT_SECONDS);
    return source.getConnection();
  }

  /** Ends the previous writer connection, which may still be active in the database. */
  private void terminateLastWriter(Connection connection) throws SQLException {
    if (lastWriter.isEmpty()) {
      return;
    }
    try (PreparedStatement statement =
        connection.prepareStatement(
            "select pg_terminate_backend(pid, ?) from pg_stat_activity where pid = ?"
                + " and backend_start::text = ?")) {
      statement.setLong(1, TERMINATE_TIMEOUT_MILLIS);
      statement.setInt(2, lastWriter.get().pid);
      statement.setString(3, lastWriter.get().started);
      try (ResultSet row = statement.executeQuery()) {
        if (row.next() && !row.getBoolean(1)) {
          throw new SQLException("the previous connection is still active", "08006");
        }
      }
    }
    lastWriter = Optional.empty();
  }

  private static Backend backend(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select pid, backend_start::text from pg_stat_activity"
                    + " where pid = pg_backend_pid()")) {
      row.next();
      return new Backend(row.getInt(1), row.getString(2));
    }
  }

  @Override
  public SqlQueries openForReading() throws SQLException {
    Connection connection = connection();
    try {
      connection.setReadOnly(true);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      return new PostgresQueries(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** Returns a data source without a socket timeout, because migrations may take a long time. */
  @Override
  public DataSource migrationDataSource() {
    PGSimpleDataSource source = address.dataSource();
    source.setConnectTimeout(CONNECT_TIMEOUT_SECONDS);
    return source;
  }

  @Override
  public String flywayHistoryQuery() {
    return "select 1 where to_regclass('flyway_schema_history') is not null";
  }

  @Override
  public StoreFailure describe(SQLException failure) {
    return PostgresFailure.of(failure);
  }

  @Override
  public long retryMillis() {
    return RETRY_MILLIS;
  }
}

package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A database of PostgreSQL's, to which connections are opened. */
final class PostgresDatabase implements Database {

  private static final int SECONDS_TO_CONNECT = 3;
  private static final int SECONDS_TO_ANSWER = 4;
  private static final int MILLISECONDS_TO_END = 3_000;
  private static final long MILLISECONDS_TO_COME_BACK = 4_000;

  /** Whoever was cut off in the middle of something must not hold up the others for long. */
  private static final String MANNERS =
      "set idle_in_transaction_session_timeout = 5000; set lock_timeout = 2000;"
          + " set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2;"
          + " set tcp_keepalives_count = 3;"
          + " select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  private final PostgresAddress address;

  /** Who wrote last. Known to the one thread that writes. */
  private Optional<Backend> writer = Optional.empty();

  /** A process of PostgreSQL's: its number may be given again, but not at the same time. */
  private record Backend(int pid, String started) {}

  PostgresDatabase(PostgresAddress address) {
    this.address = address;
  }

  @Override
  public String place() {
    return address.description();
  }

  @Override
  public SqlUpdates forWriting() throws SQLException {
    Connection connection = connection();
    try {
      end(connection);
      try (Statement statement = connection.createStatement()) {
        statement.execute(MANNERS);
      }
      writer = Optional.of(backend(connection));
      return new PostgresUpdates(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private Connection connection() throws SQLException {
    PGSimpleDataSource source = address.source();
    source.setConnectTimeout(SECONDS_TO_CONNECT);
    source.setLoginTimeout(SECONDS_TO_CONNECT);
    source.setSocketTimeout(SECONDS_TO_ANSWER);
    return source.getConnection();
  }

  /** The connection before may be gone here and still be at work there. */
  private void end(Connection connection) throws SQLException {
    if (writer.isEmpty()) {
      return;
    }
    try (PreparedStatement statement =
        connection.prepareStatement(
            "select pg_terminate_backend(pid, ?) from pg_stat_activity where pid = ?"
                + " and backend_start::text = ?")) {
      statement.setLong(1, MILLISECONDS_TO_END);
      statement.setInt(2, writer.get().pid);
      statement.setString(3, writer.get().started);
      try (ResultSet row = statement.executeQuery()) {
        if (row.next() && !row.getBoolean(1)) {
          throw new SQLException("the connection before is still at work", "08006");
        }
      }
    }
    writer = Optional.empty();
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
  public SqlQueries forReading() throws SQLException {
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

  /** Tables take as long as they take. */
  @Override
  public DataSource forTables() {
    PGSimpleDataSource source = address.source();
    source.setConnectTimeout(SECONDS_TO_CONNECT);
    return source;
  }

  @Override
  public String historyQuestion() {
    return "select 1 where to_regclass('flyway_schema_history') is not null";
  }

  @Override
  public StoreFailure trouble(SQLException failure) {
    return PostgresFailure.of(failure);
  }

  @Override
  public long patience() {
    return MILLISECONDS_TO_COME_BACK;
  }
}

package org.arbiterchess.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/** Opens connections to an SQLite file. */
record SqliteDatabase(Path path) implements Database {

  static final int BUSY_TIMEOUT_MILLIS = 2_000;
  private static final String NEW_TABLES = "sqlite.ddl";

  @Override
  public Object location() {
    return String.valueOf(path.getParent());
  }

  @Override
  public SqlWriteConnection openForWriting() throws SQLException {
    Connection connection = migrationDataSource().getConnection();
    try {
      return new SqliteWriteConnection(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  @Override
  public SqlQueries openForReading() throws SQLException {
    Connection connection = source(new SQLiteConfig()).getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma query_only = on");
      return new SqlQueries(connection, "");
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** Returns a data source that syncs each commit to disk and overwrites deleted data. */
  @Override
  public DataSource migrationDataSource() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setPragma(Pragma.SECURE_DELETE, "true");
    return source(config);
  }

  private SQLiteDataSource source(SQLiteConfig config) {
    config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + path);
    return source;
  }

  @Override
  public boolean createIfEmpty() throws SQLException {
    try (Connection connection = migrationDataSource().getConnection();
        Statement statement = connection.createStatement()) {
      try (ResultSet row = statement.executeQuery("select 1 from sqlite_master")) {
        if (row.next()) {
          return false;
        }
      }
      // Only an empty file can be given the mode in which it can shrink, and only by a vacuum.
      statement.executeUpdate("pragma auto_vacuum = incremental");
      statement.executeUpdate("vacuum");
      statement.executeUpdate(readScript());
      return true;
    }
  }

  private static String readScript() {
    try (InputStream script = SqliteDatabase.class.getResourceAsStream(NEW_TABLES)) {
      return new String(script.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String flywayHistoryQuery() {
    return "select 1 from sqlite_master where name = 'flyway_schema_history'";
  }

  @Override
  public StoreFailure describe(SQLException failure) {
    return SqliteFailure.of(failure);
  }

  /** Returns 0, so that nothing is retried: SQLite has already retried until the busy timeout. */
  @Override
  public long retryMillis() {
    return 0;
  }
}

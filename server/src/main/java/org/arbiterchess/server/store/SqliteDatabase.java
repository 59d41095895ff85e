package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.sql.Connection;
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

  private static final int BUSY_TIMEOUT_MILLIS = 2_000;

  @Override
  public String location() {
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

  /** A commit returns once the disk has synced, and deleted data is overwritten. */
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
  public String flywayHistoryQuery() {
    return "select 1 from sqlite_master where name = 'flyway_schema_history'";
  }

  @Override
  public StoreFailure describe(SQLException failure) {
    return SqliteFailure.of(failure);
  }

  /** No retries, because SQLite itself has already waited for the busy timeout. */
  @Override
  public long retryMillis() {
    return 0;
  }
}

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

/** The file of games in a folder, to which connections are opened. */
record SqliteDatabase(Path path) implements Database {

  private static final int MILLISECONDS_TO_WAIT = 2_000;

  @Override
  public String place() {
    return String.valueOf(path.getParent());
  }

  @Override
  public SqlUpdates forWriting() throws SQLException {
    Connection connection = forTables().getConnection();
    try {
      return new SqliteUpdates(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  @Override
  public SqlQueries forReading() throws SQLException {
    Connection connection = source(new SQLiteConfig()).getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma query_only = on");
      return new SqlQueries(connection, "");
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** A commit returns once the disk has it; what is deleted is overwritten. */
  @Override
  public DataSource forTables() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setPragma(Pragma.SECURE_DELETE, "true");
    return source(config);
  }

  private SQLiteDataSource source(SQLiteConfig config) {
    config.setBusyTimeout(MILLISECONDS_TO_WAIT);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + path);
    return source;
  }

  @Override
  public String historyQuestion() {
    return "select 1 from sqlite_master where name = 'flyway_schema_history'";
  }

  @Override
  public StoreFailure trouble(SQLException failure) {
    return SqliteFailure.of(failure);
  }

  /** SQLite has waited already. */
  @Override
  public long patience() {
    return 0;
  }
}

package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/** The file of games, to which connections are opened. */
record SqliteFile(Path path) {

  private static final int MILLISECONDS_TO_WAIT = 2_000;

  /**
   * For the one thread that writes. A commit returns once the disk has it; what is deleted is
   * overwritten.
   */
  SQLiteDataSource writable() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setPragma(Pragma.SECURE_DELETE, "true");
    return source(config);
  }

  Connection forWriting() throws SQLException {
    return writable().getConnection();
  }

  Connection forReading() throws SQLException {
    Connection connection = source(new SQLiteConfig()).getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma query_only = on");
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private SQLiteDataSource source(SQLiteConfig config) {
    config.setBusyTimeout(MILLISECONDS_TO_WAIT);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + path);
    return source;
  }
}

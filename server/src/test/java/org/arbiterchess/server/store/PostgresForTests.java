package org.arbiterchess.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL server with fsync enabled, shared by all tests in a process. */
public final class PostgresForTests {

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static EmbeddedPostgres shared;
  private static boolean tablesCreated;

  private PostgresForTests() {}

  private static synchronized EmbeddedPostgres shared() {
    if (shared == null) {
      try {
        shared = builder().start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return shared;
  }

  private static EmbeddedPostgres.Builder builder() {
    return EmbeddedPostgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("max_connections", "100")
        .setPGStartupWait(Duration.ofSeconds(60));
  }

  /**
   * Starts a separate PostgreSQL server for tests that kill its processes. The data folder may
   * already exist.
   */
  public static EmbeddedPostgres start(Path data, int port) throws IOException {
    return builder().setDataDirectory(data).setCleanDataDirectory(false).setPort(port).start();
  }

  /**
   * The URL of a database with tables but no games. All tests share it, because each new database
   * creates about a thousand files.
   */
  public static synchronized String withTables() {
    if (!tablesCreated) {
      execute("postgres", "create database tables");
      Store.open(address(url("tables"))).close();
      tablesCreated = true;
    }
    execute("tables", "truncate game, event, node");
    return url("tables");
  }

  /** The URL of a new, empty database. */
  public static String empty() {
    String name = "games" + DATABASES.incrementAndGet();
    execute("postgres", "create database " + name);
    return url(name);
  }

  private static String url(String database) {
    return "jdbc:postgresql://localhost:" + shared().getPort() + "/" + database + "?user=postgres";
  }

  /** Executes SQL on a separate connection. */
  static void execute(String database, String sql) {
    try (Connection connection = DriverManager.getConnection(url(database));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  public static PostgresAddress address(String url) {
    return PostgresAddress.parse(url, Optional.empty(), Optional.empty());
  }
}

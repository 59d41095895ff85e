package org.arbiterchess.cli;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL server with fsync enabled, shared by all tests in a process. */
public final class PostgresForTests {

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static EmbeddedPostgres shared;

  private PostgresForTests() {}

  private static synchronized EmbeddedPostgres shared() {
    if (shared == null) {
      try {
        shared =
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setPGStartupWait(Duration.ofSeconds(60))
                .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return shared;
  }

  /** Creates an empty database and returns its URL, without credentials. */
  public static String empty() {
    String name = "games" + DATABASES.incrementAndGet();
    try (Connection connection = DriverManager.getConnection(url("postgres") + "?user=postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(name, e);
    }
    return url(name);
  }

  private static String url(String database) {
    return "jdbc:postgresql://localhost:" + shared().getPort() + "/" + database;
  }
}

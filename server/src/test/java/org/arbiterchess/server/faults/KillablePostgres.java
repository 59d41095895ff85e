package org.arbiterchess.server.faults;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.server.UnusedPort;
import org.arbiterchess.server.store.PostgresForTests;

/** A PostgreSQL server with fsync enabled, which can be killed and restarted. */
final class KillablePostgres implements AutoCloseable {

  private final Path data;
  private final int port;
  private EmbeddedPostgres database;

  private KillablePostgres(Path folder) {
    this.data = folder.resolve("postgres");
    this.port = UnusedPort.find();
  }

  static KillablePostgres start(Path folder) throws IOException {
    KillablePostgres database = new KillablePostgres(folder);
    database.start();
    return database;
  }

  void start() throws IOException {
    database = PostgresForTests.start(data, port);
  }

  /** Sends SIGKILL to all PostgreSQL processes. */
  void kill() throws IOException {
    ProcessHandle postmaster = ProcessHandle.of(pid()).orElseThrow();
    List<ProcessHandle> all =
        Stream.concat(Stream.of(postmaster), postmaster.descendants()).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
    Files.deleteIfExists(data.resolve("postmaster.pid"));
    // The database process has already ended. This call only releases the folder.
    database.close();
  }

  /** Ends the connections for messages between servers. Returns how many there were. */
  int endMessageConnections() throws SQLException {
    try (Connection connection = DriverManager.getConnection(url());
        Statement statement = connection.createStatement();
        ResultSet ended =
            statement.executeQuery(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                    + " where application_name = 'arbiter messages'")) {
      ended.next();
      return ended.getInt(1);
    }
  }

  /** The id of the process that has started all others. */
  long pid() throws IOException {
    return Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).get(0));
  }

  int port() {
    return port;
  }

  String url() {
    return url(port);
  }

  /** The database URL for a given port, which may be a proxy's. */
  static String url(int port) {
    return "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres";
  }

  @Override
  public void close() throws IOException {
    database.close();
  }
}

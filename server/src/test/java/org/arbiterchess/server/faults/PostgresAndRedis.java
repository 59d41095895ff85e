package org.arbiterchess.server.faults;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.server.UnusedPort;
import org.arbiterchess.server.store.PostgresForTests;
import redis.embedded.RedisServer;

/** A PostgreSQL server with fsync enabled, and a Redis server. Both can be killed and restarted. */
final class PostgresAndRedis implements AutoCloseable {

  private final Path data;
  private final int databasePort;
  private final int redisPort;
  private EmbeddedPostgres database;
  private RedisServer redis;

  private PostgresAndRedis(Path folder) {
    this.data = folder.resolve("postgres");
    this.databasePort = UnusedPort.find();
    this.redisPort = UnusedPort.find();
  }

  static PostgresAndRedis start(Path folder) throws IOException {
    PostgresAndRedis services = new PostgresAndRedis(folder);
    services.startDatabase();
    services.startRedis();
    return services;
  }

  void startDatabase() throws IOException {
    database = PostgresForTests.start(data, databasePort);
  }

  void startRedis() throws IOException {
    redis =
        RedisServer.newRedisServer()
            .port(redisPort)
            .setting("save \"\"")
            .setting("bind 127.0.0.1")
            .build();
    redis.start();
  }

  /** Sends SIGKILL to all PostgreSQL processes. */
  void killDatabase() throws IOException {
    ProcessHandle postmaster = ProcessHandle.of(databasePid()).orElseThrow();
    List<ProcessHandle> all =
        Stream.concat(Stream.of(postmaster), postmaster.descendants()).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
    Files.deleteIfExists(data.resolve("postmaster.pid"));
    // The database process has already ended. This call only releases the folder.
    database.close();
  }

  /** Sends SIGKILL. */
  void killRedis() {
    List<ProcessHandle> all = redisProcesses().toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
  }

  private static Stream<ProcessHandle> redisProcesses() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().command().orElse("").contains("redis-server"));
  }

  private long databasePid() throws IOException {
    return Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).get(0));
  }

  /** The ids of the first processes of PostgreSQL and Redis, separated by commas. */
  String pids() throws IOException {
    return databasePid()
        + redisProcesses().map(process -> "," + process.pid()).collect(Collectors.joining());
  }

  int databasePort() {
    return databasePort;
  }

  int redisPort() {
    return redisPort;
  }

  String databaseUrl() {
    return databaseUrl(databasePort);
  }

  /** The database URL for a given port, which may be a proxy's. */
  static String databaseUrl(int port) {
    return "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres";
  }

  String redisUrl() {
    return redisUrl(redisPort);
  }

  static String redisUrl(int port) {
    return "redis://127.0.0.1:" + port;
  }

  @Override
  public void close() throws IOException {
    redis.stop();
    database.close();
  }
}

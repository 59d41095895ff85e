package org.arbiterchess.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.server.store.PostgresForTests;
import org.arbiterchess.server.store.PostgresStore;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Three servers in processes of their own, one PostgreSQL and one Redis, for all tests together.
 */
final class ThreeServerCluster implements AutoCloseable {

  private final Path place;
  final PostgresAndRedis backstage;
  final CuttableTcpProxy database;
  final CuttableTcpProxy redis;
  final KillableServerProcess first;
  final KillableServerProcess second;

  /** Its ways to both can be cut. */
  final KillableServerProcess third;

  private ThreeServerCluster(Path place) throws Exception {
    this.place = place;
    backstage = PostgresAndRedis.start(place);
    database = new CuttableTcpProxy(backstage.databasePort());
    redis = new CuttableTcpProxy(backstage.redisPort());
    first =
        KillableServerProcess.begin(place.resolve("1"), backstage.database(), backstage.redis());
    second =
        KillableServerProcess.begin(place.resolve("2"), backstage.database(), backstage.redis());
    third =
        KillableServerProcess.begin(
            place.resolve("3"),
            PostgresAndRedis.database(database.port()),
            PostgresAndRedis.redis(redis.port()));
    for (KillableServerProcess server : all()) {
      server.awaitReady();
    }
  }

  /** Gives the same ones to all tests; they end with the last of these. */
  static final class Shared implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
      return parameter.getParameter().getType() == ThreeServerCluster.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
      return test.getRoot()
          .getStore(ExtensionContext.Namespace.GLOBAL)
          .computeIfAbsent(ThreeServerCluster.class, key -> start(), ThreeServerCluster.class);
    }

    private static ThreeServerCluster start() {
      try {
        return new ThreeServerCluster(Files.createTempDirectory("three-servers"));
      } catch (Exception e) {
        throw new IllegalStateException("the servers do not start", e);
      }
    }
  }

  List<KillableServerProcess> all() {
    return List.of(first, second, third);
  }

  /** The ports of all, another one first. */
  int[] from(int begin) {
    int[] ports = new int[3];
    for (int i = 0; i < 3; i++) {
      ports[i] = all().get((begin + i) % 3).port();
    }
    return ports;
  }

  PostgresStore store() {
    return PostgresStore.open(PostgresForTests.address(backstage.database()));
  }

  @Override
  public void close() throws IOException {
    all().forEach(KillableServerProcess::close);
    database.close();
    redis.close();
    backstage.close();
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}

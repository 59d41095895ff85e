package org.arbiterchess.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.server.store.PostgresForTests;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Three server processes that share one PostgreSQL database and one Redis server. All tests use the
 * same cluster.
 */
final class ThreeServerCluster implements AutoCloseable {

  private final Path folder;
  final PostgresAndRedis services;
  final CuttableTcpProxy databaseProxy;
  final CuttableTcpProxy redisProxy;
  final KillableServerProcess first;
  final KillableServerProcess second;

  /** A server whose connections to PostgreSQL and Redis can be cut. */
  final KillableServerProcess third;

  private ThreeServerCluster(Path folder) throws Exception {
    this.folder = folder;
    services = PostgresAndRedis.start(folder);
    databaseProxy = new CuttableTcpProxy(services.databasePort());
    redisProxy = new CuttableTcpProxy(services.redisPort());
    first =
        KillableServerProcess.launchOnly(
            folder.resolve("1"), services.databaseUrl(), services.redisUrl());
    second =
        KillableServerProcess.launchOnly(
            folder.resolve("2"), services.databaseUrl(), services.redisUrl());
    third =
        KillableServerProcess.launchOnly(
            folder.resolve("3"),
            PostgresAndRedis.databaseUrl(databaseProxy.port()),
            PostgresAndRedis.redisUrl(redisProxy.port()));
  }

  private static ThreeServerCluster start() throws Exception {
    ThreeServerCluster cluster = new ThreeServerCluster(Files.createTempDirectory("three-servers"));
    try {
      for (KillableServerProcess server : cluster.all()) {
        server.awaitReady();
      }
      return cluster;
    } catch (IllegalStateException e) {
      cluster.close();
      throw e;
    }
  }

  /** Passes the same cluster to all tests and closes it after the last test. */
  static final class SharedResolver implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
      return parameter.getParameter().getType() == ThreeServerCluster.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
      return test.getRoot()
          .getStore(ExtensionContext.Namespace.GLOBAL)
          .computeIfAbsent(ThreeServerCluster.class, key -> started(), ThreeServerCluster.class);
    }

    private static ThreeServerCluster started() {
      try {
        return start();
      } catch (Exception e) {
        throw new IllegalStateException("the servers do not start", e);
      }
    }
  }

  List<KillableServerProcess> all() {
    return List.of(first, second, third);
  }

  /** All three servers' ports, starting with the given server's. */
  int[] portsStartingAt(int first) {
    int[] ports = new int[3];
    for (int i = 0; i < 3; i++) {
      ports[i] = all().get((first + i) % 3).port();
    }
    return ports;
  }

  Store store() {
    return Store.open(PostgresForTests.address(services.databaseUrl()));
  }

  @Override
  public void close() throws IOException {
    all().forEach(KillableServerProcess::close);
    databaseProxy.close();
    redisProxy.close();
    services.close();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}

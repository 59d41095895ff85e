package org.arbiterchess.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.server.store.PostgresForTests;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Three server processes that share one PostgreSQL database, each through its own proxy. All tests
 * use the same cluster.
 */
final class ThreeServerCluster implements AutoCloseable {

  private final Path folder;
  final KillablePostgres database;

  /** The servers' connections to the database. */
  final List<CuttableTcpProxy> proxies = new ArrayList<>();

  final KillableServerProcess first;
  final KillableServerProcess second;
  final KillableServerProcess third;

  private ThreeServerCluster(Path folder) throws Exception {
    this.folder = folder;
    database = KillablePostgres.start(folder);
    first = launch("1");
    second = launch("2");
    third = launch("3");
  }

  private KillableServerProcess launch(String name) throws IOException {
    CuttableTcpProxy proxy = new CuttableTcpProxy(database.port());
    proxies.add(proxy);
    return KillableServerProcess.launchOnly(
        folder.resolve(name), KillablePostgres.url(proxy.port()));
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

  /** Cuts or restores the connections for messages between servers, of all servers. */
  void setMessagesCut(boolean cut) throws IOException {
    for (CuttableTcpProxy proxy : proxies) {
      if (cut) {
        proxy.cutMessages();
      } else {
        proxy.restore();
      }
    }
  }

  Store store() {
    return Store.open(PostgresForTests.address(database.url()));
  }

  @Override
  public void close() throws IOException {
    all().forEach(KillableServerProcess::close);
    for (CuttableTcpProxy proxy : proxies) {
      proxy.close();
    }
    database.close();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}

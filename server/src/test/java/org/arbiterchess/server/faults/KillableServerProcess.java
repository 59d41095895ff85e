package org.arbiterchess.server.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.SystemTime;
import org.arbiterchess.server.cluster.ClusterNode;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.PostgresForTests;
import org.arbiterchess.server.store.PostgresStore;
import org.arbiterchess.server.store.SqliteStore;

/** A server in a process of its own, which can be killed, and started again at the same port. */
final class KillableServerProcess implements AutoCloseable {

  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private final Path place;
  private final List<String> shared;

  /** The port it chose when it was first started; 0 before that. */
  private int port;

  private Process process;

  private KillableServerProcess(Path place, List<String> shared) {
    this.place = place;
    this.shared = shared;
  }

  /**
   * Starts a server.
   *
   * @param shared nothing for one with a folder of its own; or the addresses of the database and of
   *     the Redis that it shares with others
   */
  static KillableServerProcess start(Path place, String... shared) throws Exception {
    KillableServerProcess served = begin(place, shared);
    served.awaitReady();
    return served;
  }

  /** The same, without waiting until it is ready. */
  static KillableServerProcess begin(Path place, String... shared) throws IOException {
    Files.createDirectories(place.resolve("page"));
    Files.writeString(place.resolve("page/index.html"), "<!doctype html><title>Arbiter</title>");
    KillableServerProcess served = new KillableServerProcess(place, List.of(shared));
    served.launch();
    return served;
  }

  /** The other side: serves until it is killed, or asked to end. */
  public static void main(String[] arguments) throws Exception {
    Path place = Path.of(arguments[0]);
    if (arguments.length == 4) {
      serveWithOthers(place, arguments[1], arguments[2], arguments[3]);
      return;
    }
    LinkConfig setup =
        new LinkConfig(
            SqliteStore.open(place.resolve("data")), new SystemTime(), generous(), 90, false);
    PageFiles page = PageFiles.fromFolder(place.resolve("page"));
    int port = Integer.parseInt(arguments[1]);
    ArbiterServer server =
        ArbiterServer.start("127.0.0.1", port, page, setup, Throwable::printStackTrace);
    reportPort(place, server.port());
    server.awaitClose();
  }

  /** Tells whoever started this process where it listens. */
  private static void reportPort(Path place, int port) throws IOException {
    Path written = Files.writeString(place.resolve("port.new"), Integer.toString(port));
    Files.move(written, place.resolve("port"), StandardCopyOption.REPLACE_EXISTING);
  }

  private static void serveWithOthers(Path place, String port, String database, String redis)
      throws Exception {
    PostgresStore store = PostgresStore.open(PostgresForTests.address(database));
    SystemTime time = new SystemTime();
    ClusterNode nodes =
        ClusterNode.join(
            store, redis, "node-" + place.getFileName(), time, Throwable::printStackTrace);
    LinkConfig setup = new LinkConfig(store, time, generous(), 90, false).withCluster(nodes.time(), nodes);
    ArbiterServer server =
        ArbiterServer.start(
            "127.0.0.1",
            Integer.parseInt(port),
            PageFiles.fromFolder(place.resolve("page")),
            setup,
            Throwable::printStackTrace);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  nodes.close();
                  store.close();
                }));
    reportPort(place, server.port());
    server.awaitClose();
  }

  /** Everybody comes from one address here. */
  private static Limits generous() {
    Limits limits = Limits.DEFAULTS;
    for (Limit limit :
        new Limit[] {
          Limit.MESSAGES_PER_SECOND,
          Limit.MESSAGES_PER_SECOND_PER_ADDRESS,
          Limit.REQUESTS_PER_SECOND_PER_ADDRESS,
          Limit.GAMES_PER_HOUR_PER_ADDRESS,
          Limit.SOCKETS_PER_ADDRESS
        }) {
      limits = limits.with(limit, 100_000);
    }
    return limits;
  }

  void startAgain() throws Exception {
    launch();
    awaitReady();
  }

  private void launch() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(KillableServerProcess.class.getName());
    command.addAll(List.of(place.toString(), Integer.toString(port)));
    command.addAll(shared);
    process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
  }

  void awaitReady() throws IOException, InterruptedException {
    long begun = System.nanoTime();
    while (!isReady()) {
      if (!process.isAlive() || System.nanoTime() - begun > PATIENCE_NANOS) {
        throw new IllegalStateException("no server for " + place);
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  private boolean isReady() throws IOException, InterruptedException {
    if (port == 0 && Files.exists(place.resolve("port"))) {
      port = Integer.parseInt(Files.readString(place.resolve("port")));
    }
    return port != 0 && status("/ready") == 200;
  }

  /** What it answers; 0 if it does not. */
  int status(String path) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(10))
            .build();
    try {
      return SeatedGame.CLIENT.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  /** Asks it to end, and waits until it has; answers how many milliseconds that took. */
  long end() {
    long begun = System.nanoTime();
    process.toHandle().destroy();
    process.onExit().join();
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
  }

  /** kill -9. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  int port() {
    return port;
  }

  long pid() {
    return process.pid();
  }

  Path data() {
    return place.resolve("data");
  }

  @Override
  public void close() {
    kill();
  }
}

package org.arbiterchess.server.faults;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.cluster.MultiServerCluster;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ErrorListener;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.PostgresForTests;
import org.arbiterchess.server.store.Store;

/**
 * A server in its own process, which can be killed and restarted on the same port. It exits when
 * the process that started it exits.
 */
final class KillableServerProcess implements AutoCloseable {

  /**
   * Starting a server takes about 6 s of CPU time, and three servers may start at once. On two
   * cores with a load average of 11, this took longer than 30 s.
   */
  private static final long READY_TIMEOUT_NANOS = 180_000_000_000L;

  private final Path folder;
  private final List<String> database;

  /** The port chosen on the first start, or 0 until then. */
  private int port;

  private Process process;

  private KillableServerProcess(Path folder, List<String> database) {
    this.folder = folder;
    this.database = database;
  }

  /**
   * Starts a server.
   *
   * @param database the URL of a shared database; none for a server on its own, which uses SQLite
   */
  static KillableServerProcess start(Path folder, String... database) throws Exception {
    KillableServerProcess server = launchOnly(folder, database);
    server.awaitReady();
    return server;
  }

  /** Starts a server without waiting for it to become ready. */
  static KillableServerProcess launchOnly(Path folder, String... database) throws IOException {
    Files.createDirectories(folder.resolve("page"));
    Files.writeString(folder.resolve("page/index.html"), "<!doctype html><title>Arbiter</title>");
    KillableServerProcess server = new KillableServerProcess(folder, List.of(database));
    server.launch();
    return server;
  }

  /** The main method of the child process, which runs until it is killed or terminated. */
  public static void main(String[] arguments) throws Exception {
    endWithParent();
    Path folder = Path.of(arguments[0]);
    if (arguments.length == 3) {
      serveInCluster(folder, arguments[1], arguments[2]);
      return;
    }
    TimeSource time = new SystemTimeSource();
    Cluster alone = Cluster.singleServer(time.now());
    LinkConfig config = config(Store.open(folder.resolve("data")), time, alone);
    PageFiles page = PageFiles.fromFolder(folder.resolve("page"));
    int port = Integer.parseInt(arguments[1]);
    ArbiterServer server = ArbiterServer.start("127.0.0.1", port, page, config);
    reportPort(folder, server.port());
    server.awaitClose();
  }

  private static LinkConfig config(Store store, TimeSource time, Cluster cluster) {
    ServerEventListener listener = new ErrorListener(Throwable::printStackTrace);
    RoomContext rooms = new RoomContext(store, time, highLimits(), cluster, listener);
    return new LinkConfig(rooms, 90, false, Optional.empty());
  }

  /**
   * Halts when standard input is closed, which happens when the parent process exits. A server that
   * outlived the tests would keep their error stream open, and Maven would wait for it.
   */
  private static void endWithParent() {
    Thread thread =
        new Thread(
            () -> {
              try {
                System.in.transferTo(OutputStream.nullOutputStream());
              } catch (IOException e) {
                System.err.println("the end of the parent process cannot be seen: " + e);
              }
              Runtime.getRuntime().halt(1);
            });
    thread.setDaemon(true);
    thread.start();
  }

  /** Passes the port to the parent process through a file. */
  private static void reportPort(Path folder, int port) throws IOException {
    Path written = Files.writeString(folder.resolve("port.new"), Integer.toString(port));
    Files.move(written, folder.resolve("port"), StandardCopyOption.REPLACE_EXISTING);
  }

  private static void serveInCluster(Path folder, String port, String database) throws Exception {
    Store store = Store.open(PostgresForTests.address(database));
    SystemTimeSource time = new SystemTimeSource();
    MultiServerCluster node =
        MultiServerCluster.join(
            store.nodes().orElseThrow(),
            "node-" + folder.getFileName(),
            time,
            new ErrorListener(Throwable::printStackTrace));
    LinkConfig config = config(store, node.time(), node);
    ArbiterServer server =
        ArbiterServer.start(
            "127.0.0.1",
            Integer.parseInt(port),
            PageFiles.fromFolder(folder.resolve("page")),
            config);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  node.close();
                  store.close();
                }));
    reportPort(folder, server.port());
    server.awaitClose();
  }

  /** Returns high limits, because all clients in a test share one IP address. */
  private static ServerLimits highLimits() {
    ServerLimits limits = ServerLimits.DEFAULTS;
    for (ServerLimit limit :
        new ServerLimit[] {
          ServerLimit.MESSAGES_PER_SECOND,
          ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS,
          ServerLimit.MESSAGES_PER_SECOND_PER_PLAYER,
          ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS,
          ServerLimit.GAMES_PER_HOUR_PER_ADDRESS,
          ServerLimit.SOCKETS_PER_ADDRESS
        }) {
      limits = limits.with(limit, 100_000);
    }
    return limits.with(ServerLimit.FIRST_MOVE_SECONDS, 0);
  }

  void restart() throws Exception {
    launch();
    awaitReady();
  }

  private void launch() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(KillableServerProcess.class.getName());
    command.addAll(List.of(folder.toString(), Integer.toString(port)));
    command.addAll(database);
    process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
  }

  void awaitReady() throws IOException, InterruptedException {
    long startedAt = System.nanoTime();
    while (!isReady()) {
      if (!process.isAlive() || System.nanoTime() - startedAt > READY_TIMEOUT_NANOS) {
        throw new IllegalStateException("no server for " + folder);
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  private boolean isReady() throws IOException, InterruptedException {
    if (port == 0 && Files.exists(folder.resolve("port"))) {
      port = Integer.parseInt(Files.readString(folder.resolve("port")));
    }
    return port != 0 && status("/ready") == 200;
  }

  /** The HTTP status, or 0 if the server does not respond. */
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

  /** Sends SIGTERM, waits for the process to end, and returns the elapsed time in milliseconds. */
  long terminate() {
    long startedAt = System.nanoTime();
    process.toHandle().destroy();
    process.onExit().join();
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedAt);
  }

  /** Sends SIGKILL. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** Sends SIGSTOP, lets the time pass, and sends SIGCONT. */
  void freeze(Duration duration) throws IOException, InterruptedException {
    signal("STOP");
    TimeUnit.MILLISECONDS.sleep(duration.toMillis());
    signal("CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  int port() {
    return port;
  }

  long pid() {
    return process.pid();
  }

  Path data() {
    return folder.resolve("data");
  }

  @Override
  public void close() {
    kill();
  }
}

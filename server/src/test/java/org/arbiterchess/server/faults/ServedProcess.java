package org.arbiterchess.server.faults;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.Page;
import org.arbiterchess.server.SystemTime;
import org.arbiterchess.server.link.LinkSetup;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.SqliteStore;

/** A server in a process of its own, which can be killed, and started again at the same port. */
final class ServedProcess implements AutoCloseable {

  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private final Path place;
  private final int port;
  private Process process;

  private ServedProcess(Path place, int port) {
    this.place = place;
    this.port = port;
  }

  static ServedProcess start(Path place) throws Exception {
    Files.createDirectories(place.resolve("page"));
    Files.writeString(place.resolve("page/index.html"), "<!doctype html><title>Arbiter</title>");
    ServedProcess served = new ServedProcess(place, freePort());
    served.startAgain();
    return served;
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0)) {
      return free.getLocalPort();
    }
  }

  /** The other side: serves until it is killed. */
  public static void main(String[] arguments) throws InterruptedException {
    Path place = Path.of(arguments[0]);
    LinkSetup setup =
        new LinkSetup(
            SqliteStore.open(place.resolve("data")), new SystemTime(), generous(), 90, false);
    Page page = Page.in(place.resolve("page"));
    int port = Integer.parseInt(arguments[1]);
    ArbiterServer.start("127.0.0.1", port, page, setup, Throwable::printStackTrace).awaitClose();
  }

  /** Everybody comes from one address here. */
  private static Limits generous() {
    Limits limits = Limits.USUAL;
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
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ServedProcess.class.getName(),
                place.toString(),
                Integer.toString(port))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    long begun = System.nanoTime();
    while (!isReady()) {
      if (!process.isAlive() || System.nanoTime() - begun > PATIENCE_NANOS) {
        throw new IllegalStateException("no server at port " + port);
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  private boolean isReady() throws InterruptedException {
    return status("/ready") == 200;
  }

  /** What it answers; 0 if it does not. */
  int status(String path) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(10))
            .build();
    try {
      return Table.CLIENT.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      return 0;
    }
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

package org.arbiterchess.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A server that runs in its own process. */
final class ServerProcess implements AutoCloseable {

  /**
   * Options that effectively disable the server's limits. All clients share one address, so they
   * would exceed the default limits.
   */
  static final List<String> UNLIMITED =
      Stream.of(
              "sockets-per-address",
              "connections-per-address",
              "bodies-per-address",
              "messages-per-second",
              "messages-per-second-per-address",
              "messages-per-second-per-player",
              "games-per-hour-per-address",
              "requests-per-second-per-address",
              "spectators-per-game",
              "first-move-seconds")
          .flatMap(limit -> Stream.of("--limit", limit + "=1000000"))
          .toList();

  private static final Pattern ADDRESS = Pattern.compile("http://\\S*?:(\\d+)");
  private static final long TIMEOUT_NANOS = 60_000_000_000L;

  private final Process process;
  private final int port;
  private final double startMillis;

  private ServerProcess(Process process, int port, double startMillis) {
    this.process = process;
    this.port = port;
    this.startMillis = startMillis;
  }

  /**
   * Starts a server on a free port. Appends port 0 to the command, reads the chosen port from the
   * output, and waits until the server answers requests for {@code path}.
   */
  static ServerProcess start(List<String> command, String path)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(command);
    arguments.add("0");
    long startTime = System.nanoTime();
    Process process =
        new ProcessBuilder(arguments).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    int port = port(process);
    while (!isUp(port, path)) {
      if (!process.isAlive() || System.nanoTime() - startTime > TIMEOUT_NANOS) {
        process.destroyForcibly();
        throw new IOException("no answer for " + path + " from " + String.join(" ", arguments));
      }
      TimeUnit.MILLISECONDS.sleep(5);
    }
    return new ServerProcess(process, port, (System.nanoTime() - startTime) / 1e6);
  }

  /** Returns the port in the first URL that the process prints. */
  private static int port(Process process) throws IOException {
    BufferedReader output = process.inputReader();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        // Keeps reading the output, because otherwise the process would block on a full pipe.
        Thread drain = new Thread(() -> output.lines().forEach(more -> {}));
        drain.setDaemon(true);
        drain.start();
        return Integer.parseInt(address.group(1));
      }
    }
    throw new IOException("the server printed no URL");
  }

  private static boolean isUp(int port, String path) {
    try {
      HttpURLConnection connection =
          (HttpURLConnection)
              URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
      return connection.getResponseCode() == 200;
    } catch (IOException e) {
      // The server is not listening yet.
      return false;
    }
  }

  int port() {
    return port;
  }

  /** The time from the start of the process to the first response. */
  double startMillis() {
    return startMillis;
  }

  long residentMegabytes() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    throw new IOException("no VmRSS");
  }

  /** The CPU time used so far, in seconds. */
  double cpuSeconds() {
    return process.info().totalCpuDuration().orElseThrow().toMillis() / 1e3;
  }

  @Override
  public void close() {
    process.destroy();
    if (!process
        .onExit()
        .completeOnTimeout(null, 10, TimeUnit.SECONDS)
        .thenApply(done -> done != null)
        .join()) {
      process.destroyForcibly().onExit().join();
    }
  }
}

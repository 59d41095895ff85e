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

/** A server in a process of its own. */
final class ServerProcess implements AutoCloseable {

  /** Options for a server whose callers all come from one address. */
  static final List<String> GENEROUS =
      Stream.of(
              "sockets-per-address",
              "connections-per-address",
              "bodies-per-address",
              "messages-per-second",
              "messages-per-second-per-address",
              "games-per-hour-per-address",
              "requests-per-second-per-address",
              "spectators-per-game")
          .flatMap(limit -> Stream.of("--limit", limit + "=1000000"))
          .toList();

  private static final Pattern ADDRESS = Pattern.compile("http://\\S*?:(\\d+)");
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  private final Process process;
  private final int port;
  private final double startMillis;

  private ServerProcess(Process process, int port, double startMillis) {
    this.process = process;
    this.port = port;
    this.startMillis = startMillis;
  }

  /**
   * Runs a command, to which port 0 is added, reads from its output which port it chose, and waits
   * until it answers at that path.
   */
  static ServerProcess start(List<String> command, String path)
      throws IOException, InterruptedException {
    List<String> whole = new ArrayList<>(command);
    whole.add("0");
    long begun = System.nanoTime();
    Process process =
        new ProcessBuilder(whole).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    int port = port(process);
    while (!answers(port, path)) {
      if (!process.isAlive() || System.nanoTime() - begun > PATIENCE_NANOS) {
        process.destroyForcibly();
        throw new IOException("no server at " + path + " from " + String.join(" ", whole));
      }
      TimeUnit.MILLISECONDS.sleep(5);
    }
    return new ServerProcess(process, port, (System.nanoTime() - begun) / 1e6);
  }

  /** The port of the first address it prints. */
  private static int port(Process process) throws IOException {
    BufferedReader printed = process.inputReader();
    for (String line = printed.readLine(); line != null; line = printed.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        // It may print more, which must not fill the pipe.
        Thread rest = new Thread(() -> printed.lines().forEach(more -> {}));
        rest.setDaemon(true);
        rest.start();
        return Integer.parseInt(address.group(1));
      }
    }
    throw new IOException("the server printed no address");
  }

  private static boolean answers(int port, String path) {
    try {
      HttpURLConnection connection =
          (HttpURLConnection)
              URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
      return connection.getResponseCode() == 200;
    } catch (IOException e) {
      // Not yet.
      return false;
    }
  }

  int port() {
    return port;
  }

  /** From the command to the first answer. */
  double startMillis() {
    return startMillis;
  }

  /** What it holds of the machine's memory. */
  long residentMegabytes() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    throw new IOException("no VmRSS");
  }

  /** The processor's time it has taken so far, in seconds. */
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

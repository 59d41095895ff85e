package org.arbiterchess.bench.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.arbiterchess.bench.GoalTable;

/**
 * Benchmarks one server. This takes a minute or two. The arguments form the serve command, to which
 * the benchmark appends options.
 */
public final class ServerBenchmark {

  private static final int STARTS = 5;
  private static final int GAMES = 1_000;
  private static final int SOCKETS = 10_000;
  private static final int RATE = 5_000;
  private static final int SECONDS = Integer.getInteger("seconds", 10);
  private static final int WARM_UP = 2 * SECONDS;
  private static final int PLIES = 300;
  private static final String ECHO = "bare echo";

  private static final double MAX_START_MILLIS = 1_200;
  private static final double MAX_IDLE_MEGABYTES = 400;
  private static final double MAX_P99_MILLIS = 15;
  private static final double MIN_MOVES_PER_ECHO = 0.4;

  private final List<String> program;
  private final List<List<String>> moves;
  private final GoalTable table = new GoalTable();
  private double mostMoves;
  private double mostEchoes;

  private ServerBenchmark(List<String> program) {
    this.program = program;
    this.moves = RandomMoveLists.ofAtLeast(PLIES, 50);
  }

  public static void main(String[] arguments) throws Exception {
    ServerBenchmark bench = new ServerBenchmark(List.of(arguments));
    String only = System.getProperty("part", "");
    bench.run("start-up", only, bench::startUp);
    bench.run("idle sockets", only, bench::idleSockets);
    bench.run("games at a rate", only, () -> bench.games(RATE));
    bench.run("echo at a rate", only, () -> bench.echo(RATE));
    bench.run("most", only, () -> bench.games(0));
    bench.run("echo most", only, () -> bench.echo(0));
    bench.compareWithEcho();
    bench.table.print();
  }

  private interface Part {
    void run() throws Exception;
  }

  private void run(String name, String only, Part part) throws Exception {
    if (name.contains(only)) {
      part.run();
    }
  }

  private void add(String what, String format, Object... values) {
    table.add(what, String.format(Locale.ROOT, format, values));
  }

  private void compareWithEcho() {
    if (mostMoves > 0 && mostEchoes > 0) {
      table.addAtLeast(
          "durable moves per echo at saturation",
          mostMoves / mostEchoes,
          MIN_MOVES_PER_ECHO,
          "",
          "");
    }
  }

  private ServerProcess serve(Path data) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("--no-open", "--data", data.toString()));
    command.addAll(ServerProcess.UNLIMITED);
    command.add("--port");
    return ServerProcess.start(command, "/ready");
  }

  private void startUp() throws Exception {
    double[] first = new double[STARTS];
    double[] again = new double[STARTS];
    for (int start = 0; start < STARTS; start++) {
      Path data = folder();
      try (ServerProcess server = serve(data)) {
        first[start] = server.startMillis();
      }
      try (ServerProcess server = serve(data)) {
        again[start] = server.startMillis();
      }
      remove(data);
    }
    Arrays.sort(first);
    Arrays.sort(again);
    table.addAtMost(
        "start-up until /ready, new folder", first[STARTS / 2], MAX_START_MILLIS, " ms", "median");
    add("start-up until /ready, existing folder", "%,.0f ms; median", again[STARTS / 2]);
  }

  private void idleSockets() throws Exception {
    Path data = folder();
    try (ServerProcess server = serve(data);
        SocketEventLoop loop = new SocketEventLoop(server.port())) {
      List<GameSocketListener> listeners = new ArrayList<>();
      int perGame = SOCKETS / GAMES;
      for (CreatedLinkGame game : CreatedLinkGame.create(server.port(), GAMES)) {
        for (int number = 0; number < perGame; number++) {
          String token = number == 0 ? game.white() : number == 1 ? game.black() : "";
          GameSocketListener listener = new GameSocketListener(game.hello(token));
          loop.connect("/socket", listener);
          listeners.add(listener);
        }
        loop.poll(1);
      }
      await(loop, listeners);
      // Polls long enough for each socket to receive two heartbeats.
      pollFor(loop, 11);
      double before = server.cpuSeconds();
      pollFor(loop, 5);
      double cores = (server.cpuSeconds() - before) / 5;
      table.addAtMost(
          listeners.size() + " idle sockets in " + GAMES + " games",
          (double) server.residentMegabytes(),
          MAX_IDLE_MEGABYTES,
          " MB",
          String.format(Locale.ROOT, "%.0f %% of a core", cores * 100));
    }
    remove(data);
  }

  private static void pollFor(SocketEventLoop loop, int seconds) throws IOException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    while (System.nanoTime() < end) {
      loop.poll(10);
    }
  }

  private static void await(SocketEventLoop loop, List<GameSocketListener> listeners)
      throws IOException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!listeners.stream().allMatch(GameSocketListener::hasJoined)) {
      loop.poll(10);
      if (System.nanoTime() > end) {
        throw new IOException("some sockets did not join their game");
      }
    }
  }

  private void games(int rate) throws Exception {
    Path data = folder();
    try (ServerProcess server = serve(data);
        SocketEventLoop loop = new SocketEventLoop(server.port())) {
      List<CreatedLinkGame> created = CreatedLinkGame.create(server.port(), GAMES);
      measure("durable moves", server, loop, rate, created);
    }
    remove(data);
  }

  private void echo(int rate) throws Exception {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseParallelGC",
            "-Xmn64m",
            "-cp",
            System.getProperty("java.class.path"),
            EchoBaselineServer.class.getName());
    try (ServerProcess server = ServerProcess.start(command, "/ready");
        SocketEventLoop loop = new SocketEventLoop(server.port())) {
      measure(ECHO, server, loop, rate, List.of());
    }
  }

  private void measure(
      String what,
      ServerProcess server,
      SocketEventLoop loop,
      int rate,
      List<CreatedLinkGame> created)
      throws IOException {
    LoadGenerator load = new LoadGenerator(loop, rate);
    List<SimulatedGame> games = new ArrayList<>();
    for (int number = 0; number < GAMES; number++) {
      SimulatedGame game = new SimulatedGame(moves.get(number % moves.size()), load);
      boolean echo = created.isEmpty();
      game.connect(
          loop,
          new int[] {server.port(), server.port()},
          "/socket",
          echo ? "" : created.get(number).hello(created.get(number).white()),
          echo ? "" : created.get(number).hello(created.get(number).black()));
      load.add(game);
      games.add(game);
      loop.poll(1);
    }
    long end = System.nanoTime() + 30_000_000_000L;
    while (!games.stream().allMatch(SimulatedGame::isReady)) {
      loop.poll(10);
      if (System.nanoTime() > end) {
        throw new IOException("some sockets did not join their game");
      }
    }
    report(what, server, rate, load.run(WARM_UP, SECONDS, server::cpuSeconds));
  }

  private void report(String what, ServerProcess server, int rate, LoadGenerator.Result result)
      throws IOException {
    boolean echo = what.equals(ECHO);
    String details =
        String.format(
            Locale.ROOT,
            "%,.0f per second, %s, %.3f ms of CPU each, %d MB",
            result.perSecond(),
            result.latencies(),
            result.cpuMillisPerMove(),
            server.residentMegabytes());
    if (rate == 0) {
      mostMoves = echo ? mostMoves : result.perSecond();
      mostEchoes = echo ? result.perSecond() : mostEchoes;
      table.add(what + ", as many as possible", details);
    } else if (echo) {
      table.add(what + ", " + rate + " per second offered", details);
    } else {
      table.addAtMost(
          what + ", " + rate + " per second offered, p99",
          result.latencies().percentileMillis(99),
          MAX_P99_MILLIS,
          " ms",
          details);
    }
  }

  private static Path folder() throws IOException {
    return Files.createTempDirectory(
        Path.of(System.getProperty("data", System.getProperty("java.io.tmpdir"))), "arbiter-bench");
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .sorted(Comparator.reverseOrder())
          .forEach(
              file -> {
                try {
                  Files.delete(file);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}

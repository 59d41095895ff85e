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

/**
 * What the server bears, in a minute or two. The arguments are the command that serves; options are
 * added to it.
 */
public final class ServerBenchmark {

  private static final int STARTS = 5;
  private static final int GAMES = 1_000;
  private static final int SOCKETS = 10_000;
  private static final int RATE = 5_000;
  private static final int WARM_UP = 20;
  private static final int SECONDS = 10;
  private static final int PLIES = 300;

  private final List<String> program;
  private final List<List<String>> moves;

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
  }

  private interface Part {
    void run() throws Exception;
  }

  private void run(String name, String only, Part part) throws Exception {
    if (name.contains(only)) {
      part.run();
    }
  }

  private static void line(String what, String format, Object... values) {
    System.out.println(
        String.format(Locale.ROOT, "%-44s ", what) + String.format(Locale.ROOT, format, values));
  }

  private ServerProcess serve(Path data) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("--no-open", "--data", data.toString()));
    command.addAll(ServerProcess.GENEROUS);
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
    line("start-up until /ready, new folder", "%.0f ms (median)", first[STARTS / 2]);
    line("start-up until /ready, folder of before", "%.0f ms (median)", again[STARTS / 2]);
  }

  private void idleSockets() throws Exception {
    Path data = folder();
    try (ServerProcess server = serve(data);
        SocketEventLoop loop = new SocketEventLoop(server.port())) {
      List<GameSocketListener> all = new ArrayList<>();
      int each = SOCKETS / GAMES;
      for (CreatedLinkGame game : CreatedLinkGame.games(server.port(), GAMES)) {
        for (int number = 0; number < each; number++) {
          String token = number == 0 ? game.white() : number == 1 ? game.black() : "";
          GameSocketListener one = new GameSocketListener(game.hello(token));
          loop.connect("/socket", one);
          all.add(one);
        }
        loop.turn(1);
      }
      await(loop, all);
      // Long enough for two beats each.
      turnFor(loop, 11);
      double before = server.cpuSeconds();
      turnFor(loop, 5);
      line(
          all.size() + " idle sockets in " + GAMES + " games",
          "%d MB resident, %.0f %% of a core",
          server.residentMegabytes(),
          (server.cpuSeconds() - before) / 5 * 100);
    }
    remove(data);
  }

  private static void turnFor(SocketEventLoop loop, int seconds) throws IOException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    while (System.nanoTime() < end) {
      loop.turn(10);
    }
  }

  private static void await(SocketEventLoop loop, List<GameSocketListener> all) throws IOException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!all.stream().allMatch(GameSocketListener::isWelcome)) {
      loop.turn(10);
      if (System.nanoTime() > end) {
        throw new IOException("not everybody was welcomed");
      }
    }
  }

  private void games(int rate) throws Exception {
    Path data = folder();
    try (ServerProcess server = serve(data);
        SocketEventLoop loop = new SocketEventLoop(server.port())) {
      List<CreatedLinkGame> invited = CreatedLinkGame.games(server.port(), GAMES);
      measure("durable moves", server, loop, rate, invited);
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
            EchoServer.class.getName());
    try (ServerProcess server = ServerProcess.start(command, "/ready");
        SocketEventLoop loop = new SocketEventLoop(server.port())) {
      measure("bare echo", server, loop, rate, List.of());
    }
  }

  private void measure(
      String what,
      ServerProcess server,
      SocketEventLoop loop,
      int rate,
      List<CreatedLinkGame> invited)
      throws IOException {
    LoadGenerator run = new LoadGenerator(loop, rate);
    List<SimulatedGame> games = new ArrayList<>();
    for (int number = 0; number < GAMES; number++) {
      SimulatedGame game = new SimulatedGame(moves.get(number % moves.size()), run);
      boolean echo = invited.isEmpty();
      game.sit(
          loop,
          new int[] {server.port(), server.port()},
          "/socket",
          echo ? "" : invited.get(number).hello(invited.get(number).white()),
          echo ? "" : invited.get(number).hello(invited.get(number).black()));
      run.add(game);
      games.add(game);
      loop.turn(1);
    }
    long end = System.nanoTime() + 30_000_000_000L;
    while (!games.stream().allMatch(SimulatedGame::isReady)) {
      loop.turn(10);
      if (System.nanoTime() > end) {
        throw new IOException("not everybody was welcomed");
      }
    }
    double before = server.cpuSeconds();
    LoadGenerator.Result result = run.play(WARM_UP, SECONDS);
    line(
        what + (rate == 0 ? ", as many as possible" : ", " + rate + " a second offered"),
        "%.0f a second, %s, server %.0f %% of a core, %d MB",
        result.perSecond(),
        result.latencies(),
        (server.cpuSeconds() - before) / (WARM_UP + SECONDS) * 100,
        server.residentMegabytes());
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

package org.arbiterchess.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What servers bear that share a PostgreSQL and a Redis, whose addresses are the properties {@code
 * database} and {@code redis}; {@code seconds} says for how long it is measured. The arguments are
 * the number of the case and the command that serves; options are added to it. Each case should
 * have a database of its own: servers open the games they find.
 */
public final class ClusterBenchmark {

  private static final int SECONDS = Integer.getInteger("seconds", 10);
  private static final int WARM_UP = 2 * SECONDS;
  private static final int PLIES = 300;

  /** More than that are not welcomed at once. */
  private static final int AT_ONCE = 50;

  private final List<String> program;
  private final List<List<String>> moves = RandomMoveLists.ofAtLeast(PLIES, 50);

  private ClusterBenchmark(List<String> program) {
    this.program = program;
  }

  /**
   * One run.
   *
   * @param rate moves a second; 0 is as many as possible
   */
  private record Case(int servers, int games, int spectators, int rate) {}

  private static final List<Case> CASES =
      List.of(
          new Case(1, 1_000, 0, 2_000),
          new Case(1, 1_000, 0, 0),
          new Case(2, 1_000, 0, 2_000),
          new Case(2, 1_000, 0, 0),
          new Case(2, 10, 0, 100),
          new Case(2, 100, 0, 1_000),
          new Case(2, 3_000, 0, 2_000),
          new Case(2, 500, 1, 500),
          new Case(2, 100, 10, 100),
          new Case(2, 5, 1_000, 10));

  public static void main(String[] arguments) throws Exception {
    int number = Integer.parseInt(arguments[0]);
    if (number == 1) {
      System.out.println(
          "| servers | games | spectators each | moves a second | p50 ms | p99 ms"
              + " | processor ms a move | MB a server |");
      System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
    }
    new ClusterBenchmark(List.of(arguments).subList(1, arguments.length))
        .run(CASES.get(number - 1));
  }

  private ServerProcess serve() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.addAll(
        List.of(
            "--no-open",
            "--database",
            System.getProperty("database"),
            "--redis",
            System.getProperty("redis")));
    command.addAll(ServerProcess.GENEROUS);
    command.add("--port");
    return ServerProcess.start(command, "/ready");
  }

  private void run(Case one) throws Exception {
    List<ServerProcess> servers = new ArrayList<>();
    try {
      for (int number = 0; number < one.servers; number++) {
        servers.add(serve());
      }
      measure(one, servers);
    } finally {
      servers.forEach(ServerProcess::close);
    }
  }

  private void measure(Case one, List<ServerProcess> servers) throws Exception {
    int first = servers.get(0).port();
    int last = servers.get(servers.size() - 1).port();
    try (SocketEventLoop loop = new SocketEventLoop(first)) {
      LoadGenerator run = new LoadGenerator(loop, one.rate);
      List<SimulatedGame> games = new ArrayList<>();
      List<GameSocketListener> watching = new ArrayList<>();
      for (CreatedLinkGame invited : CreatedLinkGame.games(first, one.games)) {
        SimulatedGame game = new SimulatedGame(moves.get(games.size() % moves.size()), run);
        // White is at one server and Black at the other.
        game.sit(
            loop,
            new int[] {first, last},
            "/socket",
            invited.hello(invited.white()),
            invited.hello(invited.black()));
        for (int number = 0; number < one.spectators; number++) {
          GameSocketListener spectator = new GameSocketListener(invited.hello(""));
          loop.connect(number % 2 == 0 ? first : last, "/socket", spectator);
          watching.add(spectator);
          loop.turn(1);
          if (watching.size() % AT_ONCE == 0) {
            await(loop, games, watching);
          }
        }
        run.add(game);
        games.add(game);
        loop.turn(1);
      }
      await(loop, games, watching);
      double before = cpuSeconds(servers);
      LoadGenerator.Result result = run.play(WARM_UP, SECONDS);
      print(one, servers, result, cpuSeconds(servers) - before);
    }
  }

  private static void await(
      SocketEventLoop loop, List<SimulatedGame> games, List<GameSocketListener> watching)
      throws IOException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!games.stream().allMatch(SimulatedGame::isReady)
        || !watching.stream().allMatch(GameSocketListener::isWelcome)) {
      loop.turn(10);
      if (System.nanoTime() > end) {
        throw new IOException("not everybody was welcomed");
      }
    }
  }

  private static double cpuSeconds(List<ServerProcess> servers) {
    return servers.stream().mapToDouble(ServerProcess::cpuSeconds).sum();
  }

  /** The processor's time is that of the whole run, and so are the moves it is divided by. */
  private static void print(
      Case one, List<ServerProcess> servers, LoadGenerator.Result result, double cpu)
      throws IOException {
    long megabytes = 0;
    for (ServerProcess server : servers) {
      megabytes = Math.max(megabytes, server.residentMegabytes());
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %d | %d | %d | %.0f%s | %.1f | %.1f | %.2f | %d |",
            one.servers,
            one.games,
            one.spectators,
            result.perSecond(),
            one.rate == 0 ? " (most)" : "",
            result.latencies().millis(50),
            result.latencies().millis(99),
            cpu * 1000 / Math.max(1, result.moves()),
            megabytes));
  }
}

package org.arbiterchess.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Benchmarks one or two servers that share a PostgreSQL database. The system properties {@code
 * database} and {@code databaseProcess} are its URL and the id of its first process, {@code
 * seconds} is the length of a measurement, and {@code oneServerCpuMillis} is the CPU time per move,
 * in milliseconds, that one server used in case 2. The arguments are the case number and the serve
 * command, to which the benchmark appends options. Each case needs a new database, because a server
 * opens all the games that the database contains.
 */
public final class ClusterBenchmark {

  private static final int SECONDS = Integer.getInteger("seconds", 10);
  private static final int WARM_UP = 2 * SECONDS;
  private static final int PLIES = 300;
  private static final int MAX_P99_MILLIS = 40;
  private static final double MAX_CPU_RATIO = 1.5;
  private static final double ONE_SERVER_CPU_MILLIS =
      Double.parseDouble(System.getProperty("oneServerCpuMillis", "0"));

  /** The maximum number of spectators that may be joining at any one time. */
  private static final int MAX_JOINING = 50;

  private final List<String> program;
  private final List<List<String>> moves = RandomMoveLists.ofAtLeast(PLIES, 50);

  private ClusterBenchmark(List<String> program) {
    this.program = program;
  }

  /**
   * A benchmark case.
   *
   * @param rate moves per second; 0 means as many as possible
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
          "| servers | games | spectators each | moves per second | p50 ms | p99 ms"
              + " | p99 ms to the opponent | CPU ms per move | and of PostgreSQL"
              + " | MB per server | goal | figure ÷ goal |");
      System.out.println(
          "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    }
    new ClusterBenchmark(List.of(arguments).subList(1, arguments.length))
        .run(CASES.get(number - 1));
  }

  private ServerProcess serve() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("--no-open", "--database", System.getProperty("database")));
    command.addAll(ServerProcess.UNLIMITED);
    command.add("--port");
    return ServerProcess.start(command, "/ready");
  }

  private void run(Case benchmark) throws Exception {
    List<ServerProcess> servers = new ArrayList<>();
    try {
      for (int number = 0; number < benchmark.servers; number++) {
        servers.add(serve());
      }
      measure(benchmark, servers);
    } finally {
      servers.forEach(ServerProcess::close);
    }
  }

  private void measure(Case benchmark, List<ServerProcess> servers) throws Exception {
    int first = servers.get(0).port();
    int last = servers.get(servers.size() - 1).port();
    try (SocketEventLoop loop = new SocketEventLoop(first)) {
      LoadGenerator load = new LoadGenerator(loop, benchmark.rate);
      List<SimulatedGame> games = new ArrayList<>();
      List<GameSocketListener> spectators = new ArrayList<>();
      for (CreatedLinkGame created : CreatedLinkGame.create(first, benchmark.games)) {
        SimulatedGame game = new SimulatedGame(moves.get(games.size() % moves.size()), load);
        // With two servers, White connects to one and Black to the other.
        game.connect(
            loop,
            new int[] {first, last},
            "/socket",
            created.hello(created.white()),
            created.hello(created.black()));
        for (int number = 0; number < benchmark.spectators; number++) {
          GameSocketListener spectator = new GameSocketListener(created.hello(""));
          loop.connect(number % 2 == 0 ? first : last, "/socket", spectator);
          spectators.add(spectator);
          loop.poll(1);
          if (spectators.size() % MAX_JOINING == 0) {
            await(loop, games, spectators);
          }
        }
        load.add(game);
        games.add(game);
        loop.poll(1);
      }
      await(loop, games, spectators);
      double[] database = {0, 0};
      LoadGenerator.Result result =
          load.run(
              WARM_UP,
              SECONDS,
              () -> {
                database[0] = databaseCpuSeconds() - database[1];
                database[1] = databaseCpuSeconds();
                return cpuSeconds(servers);
              });
      print(benchmark, servers, result, database[0]);
    }
  }

  private static void await(
      SocketEventLoop loop, List<SimulatedGame> games, List<GameSocketListener> spectators)
      throws IOException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!games.stream().allMatch(SimulatedGame::isReady)
        || !spectators.stream().allMatch(GameSocketListener::hasJoined)) {
      loop.poll(10);
      if (System.nanoTime() > end) {
        throw new IOException("some sockets did not join their game");
      }
    }
  }

  private static double cpuSeconds(List<ServerProcess> servers) {
    return servers.stream().mapToDouble(ServerProcess::cpuSeconds).sum();
  }

  /** The CPU time that the database has used so far, with processes that have ended. */
  private static double databaseCpuSeconds() {
    ProcessHandle first = ProcessHandle.of(Long.getLong("databaseProcess")).orElseThrow();
    return (ticks(first, 4) + first.descendants().mapToDouble(one -> ticks(one, 2)).sum()) / 100;
  }

  /** User and system time, and also those of ended children if {@code count} is 4. */
  private static double ticks(ProcessHandle process, int count) {
    try {
      String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      return Stream.of(words).skip(11).limit(count).mapToDouble(Double::parseDouble).sum();
    } catch (IOException e) {
      // It has just ended.
      return 0;
    }
  }

  /** Prints a row of the results table. */
  private static void print(
      Case benchmark,
      List<ServerProcess> servers,
      LoadGenerator.Result result,
      double databaseCpuSeconds)
      throws IOException {
    long megabytes = 0;
    for (ServerProcess server : servers) {
      megabytes = Math.max(megabytes, server.residentMegabytes());
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %d | %d | %d | %.0f%s | %.1f | %.1f | %.1f | %.3f | %.3f | %d | %s |",
            benchmark.servers,
            benchmark.games,
            benchmark.spectators,
            result.perSecond(),
            benchmark.rate == 0 ? " (max)" : "",
            result.latencies().percentileMillis(50),
            result.latencies().percentileMillis(99),
            result.opponentLatencies().percentileMillis(99),
            result.cpuMillisPerMove(),
            databaseCpuSeconds * 1000 / Math.max(1, result.latencies().count()),
            megabytes,
            goal(benchmark, result)));
  }

  /**
   * Returns two table cells: the goal for the case, and the ratio of the measured figure to the
   * goal. Both are empty if the case has no goal.
   */
  private static String goal(Case benchmark, LoadGenerator.Result result) {
    boolean isPair = benchmark.servers == 2 && benchmark.games == 1_000;
    if (isPair && benchmark.rate > 0) {
      return goal(
          "p99 at most " + MAX_P99_MILLIS + " ms",
          result.latencies().percentileMillis(99) / MAX_P99_MILLIS);
    }
    if (isPair && ONE_SERVER_CPU_MILLIS > 0) {
      return goal(
          "at most " + MAX_CPU_RATIO + " times the CPU of one server",
          result.cpuMillisPerMove() / ONE_SERVER_CPU_MILLIS / MAX_CPU_RATIO);
    }
    return " | ";
  }

  private static String goal(String text, double ratio) {
    return String.format(
        Locale.ROOT, "%s%s | %.2f", text, ratio <= 1 ? "" : ", not reached", ratio);
  }
}

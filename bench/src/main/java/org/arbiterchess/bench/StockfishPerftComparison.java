package org.arbiterchess.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;

/**
 * Compares our perft speed with Stockfish's in alternating passes. The comparison uses the CPU time
 * of each program's best pass. The benchmark reports any ratio that is more than 5% below the
 * recorded one.
 */
public final class StockfishPerftComparison {

  private static final int PASSES = 5;

  /**
   * The goals for the ratio of our speed to Stockfish's, first for listing moves and then for
   * counting them.
   */
  private static final List<Double> GOALS = List.of(1.0, 1.5);

  private static final double TOLERANCE = 0.95;

  private static final String PLATFORM =
      System.getProperty("os.arch") + ", JDK " + Runtime.version().feature();

  /**
   * A position on which perft is run.
   *
   * @param recorded the speed ratios recorded earlier, keyed by processor and JDK: first for
   *     listing moves and then for counting them
   */
  private record PerftCase(
      String name, String fen, int depth, Map<String, List<Double>> recorded) {}

  private static final List<PerftCase> CASES =
      List.of(
          new PerftCase(
              "start",
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
              6,
              Map.of(
                  "aarch64, JDK 17", List.of(1.48, 2.07),
                  "aarch64, JDK 25", List.of(1.39, 1.92),
                  "amd64, JDK 17", List.of(1.66, 2.53),
                  "amd64, JDK 25", List.of(1.83, 2.98))),
          new PerftCase(
              "kiwipete",
              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              5,
              Map.of(
                  "aarch64, JDK 17", List.of(1.21, 1.86),
                  "aarch64, JDK 25", List.of(1.26, 1.81),
                  "amd64, JDK 17", List.of(1.41, 2.07),
                  "amd64, JDK 25", List.of(1.56, 3.10))));

  private StockfishPerftComparison() {}

  public static void main(String[] args) {
    Optional<StockfishProcess> stockfish = StockfishProcess.start();
    if (stockfish.isEmpty()) {
      System.out.println("Stockfish is not installed, so there is no comparison.");
    }
    GoalTable table = new GoalTable();
    for (PerftCase perftCase : CASES) {
      measure(perftCase, stockfish, table);
    }
    table.print();
    stockfish.ifPresent(StockfishProcess::quit);
  }

  private static void measure(
      PerftCase perftCase, Optional<StockfishProcess> stockfish, GoalTable table) {
    Position position = Fen.parse(perftCase.fen);
    double list = 0;
    double count = 0;
    double other = 0;
    for (int pass = 0; pass < PASSES; pass++) {
      list = Math.max(list, ours(position, perftCase.depth, true));
      count = Math.max(count, ours(position, perftCase.depth, false));
      if (stockfish.isPresent()) {
        other = Math.max(other, stockfish.get().perft(perftCase.fen, perftCase.depth));
      }
    }
    add(perftCase, "lists", 0, list, other, table);
    add(perftCase, "counting", 1, count, other, table);
  }

  private static double ours(Position position, int depth, boolean leaf) {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    long nodes = Perft.count(position, depth, leaf);
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    return nodes * 1e3 / spent;
  }

  private static void add(
      PerftCase perftCase, String leaf, int column, double ours, double other, GoalTable table) {
    String name = perftCase.name + ", depth " + perftCase.depth + ", " + leaf;
    table.add(name + ", million nodes per second of CPU time", ours, "");
    if (other == 0) {
      return;
    }
    double ratio = ours / other;
    table.addAtLeast("the same ÷ Stockfish's lists", ratio, GOALS.get(column), "", "");
    List<Double> recorded = perftCase.recorded.get(PLATFORM);
    if (recorded != null && ratio < TOLERANCE * recorded.get(column)) {
      System.out.printf(
          Locale.ROOT,
          "%s: the ratio %.2f is more than 5 %% below the recorded one, %.2f on %s.%n",
          name,
          ratio,
          recorded.get(column),
          PLATFORM);
    }
  }
}

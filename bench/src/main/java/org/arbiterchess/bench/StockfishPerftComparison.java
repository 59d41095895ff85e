package org.arbiterchess.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;

/**
 * Our perft and Stockfish's, pass by pass in one run, by CPU time. Each side is as fast as its best
 * pass, when it has warmed up and nobody disturbs it.
 */
public final class StockfishPerftComparison {

  private static final int PASSES = 7;

  private record Task(String name, String fen, int depth) {}

  private static final List<Task> TASKS =
      List.of(
          new Task("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
          new Task(
              "kiwipete",
              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              5));

  private StockfishPerftComparison() {}

  public static void main(String[] args) {
    Optional<StockfishProcess> stockfish = StockfishProcess.start();
    if (stockfish.isEmpty()) {
      System.out.println("Stockfish is not installed, so there is nothing to compare with.");
    }
    System.out.println("perft, million nodes a second of CPU time, best of " + PASSES + " passes");
    for (Task task : TASKS) {
      measure(task, stockfish);
    }
    stockfish.ifPresent(StockfishProcess::quit);
  }

  private static void measure(Task task, Optional<StockfishProcess> stockfish) {
    Position position = Fen.position(task.fen);
    double list = 0;
    double count = 0;
    double other = 0;
    for (int pass = 0; pass < PASSES; pass++) {
      list = Math.max(list, ours(position, task.depth, Perft.Leaf.LIST));
      count = Math.max(count, ours(position, task.depth, Perft.Leaf.COUNT));
      if (stockfish.isPresent()) {
        other = Math.max(other, stockfish.get().perft(task.fen, task.depth));
      }
    }
    System.out.println(line(task, "list", list, other));
    System.out.println(line(task, "count", count, other));
  }

  private static double ours(Position position, int depth, Perft.Leaf leaf) {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    long nodes = Perft.count(position, depth, leaf);
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    return nodes * 1e3 / spent;
  }

  private static String line(Task task, String leaf, double ours, double other) {
    String line =
        String.format(
            Locale.ROOT,
            "%-9s depth %d  --leaf %-5s  Arbiter %6.1f",
            task.name,
            task.depth,
            leaf,
            ours);
    return other == 0
        ? line
        : line + String.format(Locale.ROOT, "  Stockfish %6.1f  ratio %.2f", other, ours / other);
  }
}

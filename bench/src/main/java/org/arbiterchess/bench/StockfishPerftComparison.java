package org.arbiterchess.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;

/**
 * Compares our perft speed with Stockfish's in alternating passes. The comparison uses the CPU time
 * of each program's best pass.
 */
public final class StockfishPerftComparison {

  private static final int PASSES = 7;

  private record PerftCase(String name, String fen, int depth) {}

  private static final List<PerftCase> CASES =
      List.of(
          new PerftCase("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
          new PerftCase(
              "kiwipete",
              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              5));

  private StockfishPerftComparison() {}

  public static void main(String[] args) {
    Optional<StockfishProcess> stockfish = StockfishProcess.start();
    if (stockfish.isEmpty()) {
      System.out.println("Stockfish is not installed, so there is no comparison.");
    }
    System.out.println(
        "perft, million nodes per second of CPU time, best of " + PASSES + " passes");
    for (PerftCase perftCase : CASES) {
      measure(perftCase, stockfish);
    }
    stockfish.ifPresent(StockfishProcess::quit);
  }

  private static void measure(PerftCase perftCase, Optional<StockfishProcess> stockfish) {
    Position position = Fen.parse(perftCase.fen);
    double list = 0;
    double count = 0;
    double other = 0;
    for (int pass = 0; pass < PASSES; pass++) {
      list = Math.max(list, ours(position, perftCase.depth, Perft.Leaf.LIST));
      count = Math.max(count, ours(position, perftCase.depth, Perft.Leaf.COUNT));
      if (stockfish.isPresent()) {
        other = Math.max(other, stockfish.get().perft(perftCase.fen, perftCase.depth));
      }
    }
    System.out.println(line(perftCase, "list", list, other));
    System.out.println(line(perftCase, "count", count, other));
  }

  private static double ours(Position position, int depth, Perft.Leaf leaf) {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    long nodes = Perft.count(position, depth, leaf);
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    return nodes * 1e3 / spent;
  }

  private static String line(PerftCase perftCase, String leaf, double ours, double other) {
    String line =
        String.format(
            Locale.ROOT,
            "%-9s depth %d  --leaf %-5s  Arbiter %6.1f",
            perftCase.name,
            perftCase.depth,
            leaf,
            ours);
    return other == 0
        ? line
        : line + String.format(Locale.ROOT, "  Stockfish %6.1f  ratio %.2f", other, ours / other);
  }
}

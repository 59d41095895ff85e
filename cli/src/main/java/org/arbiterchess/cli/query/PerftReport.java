package org.arbiterchess.cli.query;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.notation.Uci;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;

/**
 * The lines of a position counted once or more, and how long each pass took.
 *
 * @param divided the count for each move by its UCI text; empty unless it was asked for
 */
record PerftReport(long nodes, Map<String, Long> divided, List<Pass> passes) {

  static final int MOST_PASSES = 1000;

  private static final double NANOS = 1e9;

  /** One pass: by the clock on the wall, and by the time of the thread that counted. */
  record Pass(long nodes, long wallNanos, long cpuNanos) {

    long nodesPerSecond() {
      return Math.round(nodes * NANOS / Math.max(1, cpuNanos));
    }

    Map<String, Object> tree() {
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("seconds", wallNanos / NANOS);
      tree.put("cpuSeconds", cpuNanos / NANOS);
      tree.put("nodesPerSecond", nodesPerSecond());
      return tree;
    }
  }

  static PerftReport of(
      Position position,
      int depth,
      Perft.Leaf leaf,
      boolean divide,
      int times,
      ProgressLine progress) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    boolean cpu = threads.isCurrentThreadCpuTimeSupported();
    Map<String, Long> divided = new TreeMap<>();
    List<Pass> passes = new ArrayList<>();
    long nodes = 0;
    for (int i = 1; i <= times; i++) {
      progress.begin("pass " + i + " of " + times);
      long wall = System.nanoTime();
      long start = cpu ? threads.getCurrentThreadCpuTime() : wall;
      nodes = divide ? divide(position, depth, leaf, divided) : Perft.count(position, depth, leaf);
      long end = cpu ? threads.getCurrentThreadCpuTime() : System.nanoTime();
      passes.add(new Pass(nodes, System.nanoTime() - wall, end - start));
    }
    return new PerftReport(nodes, divided, passes);
  }

  private static long divide(
      Position position, int depth, Perft.Leaf leaf, Map<String, Long> divided) {
    long nodes = 0;
    for (Map.Entry<Move, Long> entry : Perft.divide(position, depth, leaf).entrySet()) {
      divided.put(Uci.write(position, entry.getKey()), entry.getValue());
      nodes += entry.getValue();
    }
    return nodes;
  }

  private Pass best() {
    Pass best = passes.get(0);
    for (Pass pass : passes) {
      best = pass.cpuNanos() < best.cpuNanos() ? pass : best;
    }
    return best;
  }

  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("nodes", nodes);
    tree.putAll(best().tree());
    List<Map<String, Object>> list = new ArrayList<>();
    passes.forEach(pass -> list.add(pass.tree()));
    tree.put("passes", list);
    if (!divided.isEmpty()) {
      tree.put("divide", divided);
    }
    return tree;
  }

  String prose() {
    StringBuilder text = new StringBuilder();
    divided.forEach((uci, count) -> text.append(uci).append(' ').append(count).append('\n'));
    Pass best = best();
    return text.append(
            String.format(
                Locale.ROOT,
                "%,d nodes in %.3f s, %,d nodes a second\n",
                nodes,
                best.wallNanos() / NANOS,
                best.nodesPerSecond()))
        .toString();
  }
}

package org.arbiterchess.cli.query;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;

/**
 * The result of perft: the number of nodes and the timing of each pass.
 *
 * @param nodesByMove the node count for each move in UCI notation; empty without {@code --divide}
 */
record PerftReport(long nodes, Map<String, Long> nodesByMove, List<Pass> passes) {

  static final int MAX_PASSES = 1000;

  private static final double NANOS_PER_SECOND = 1e9;

  /** The wall-clock time and CPU time of one pass. */
  record Pass(long nodes, long wallNanos, long cpuNanos) {

    long nodesPerSecond() {
      return Math.round(nodes * NANOS_PER_SECOND / Math.max(1, cpuNanos));
    }

    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("seconds", wallNanos / NANOS_PER_SECOND);
      json.put("cpuSeconds", cpuNanos / NANOS_PER_SECOND);
      json.put("nodesPerSecond", nodesPerSecond());
      return json;
    }
  }

  static PerftReport of(
      Position position,
      int depth,
      boolean lists,
      boolean divide,
      int repeat,
      Texts texts,
      Consumer<String> progress) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    boolean cpu = threads.isCurrentThreadCpuTimeSupported();
    Map<String, Long> nodesByMove = new TreeMap<>();
    List<Pass> passes = new ArrayList<>();
    long nodes = 0;
    for (int i = 1; i <= repeat; i++) {
      progress.accept(texts.say(TerminalText.PERFT_PASS, i, repeat));
      long wall = System.nanoTime();
      long start = cpu ? threads.getCurrentThreadCpuTime() : wall;
      nodes =
          divide
              ? divide(position, depth, lists, nodesByMove)
              : Perft.count(position, depth, lists);
      long end = cpu ? threads.getCurrentThreadCpuTime() : System.nanoTime();
      passes.add(new Pass(nodes, System.nanoTime() - wall, end - start));
    }
    return new PerftReport(nodes, nodesByMove, passes);
  }

  private static long divide(
      Position position, int depth, boolean lists, Map<String, Long> nodesByMove) {
    long nodes = 0;
    for (Map.Entry<Move, Long> entry : Perft.divide(position, depth, lists).entrySet()) {
      nodesByMove.put(Uci.write(position, entry.getKey()), entry.getValue());
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

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("nodes", nodes);
    json.putAll(best().json());
    List<Map<String, Object>> list = new ArrayList<>();
    passes.forEach(pass -> list.add(pass.json()));
    json.put("passes", list);
    if (!nodesByMove.isEmpty()) {
      json.put("divide", nodesByMove);
    }
    return json;
  }

  String text(Texts texts) {
    StringBuilder text = new StringBuilder();
    nodesByMove.forEach((uci, count) -> text.append(uci).append(' ').append(count).append('\n'));
    double cpuSeconds = best().cpuNanos() / NANOS_PER_SECOND;
    return text.append(
            texts.say(
                TerminalText.PERFT_RESULT,
                nodes,
                String.format(Locale.forLanguageTag(texts.language()), "%.3f", cpuSeconds),
                best().nodesPerSecond()))
        .append('\n')
        .toString();
  }
}

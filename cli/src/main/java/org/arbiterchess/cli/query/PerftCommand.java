package org.arbiterchess.cli.query;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts legal move sequences and measures the time of each pass. */
@Command(name = "perft")
public final class PerftCommand extends PositionCommand {

  private static final int MAX_PASSES = 1000;
  private static final double NANOS_PER_SECOND = 1e9;

  @Spec private CommandSpec spec;

  @Option(names = "--depth", paramLabel = "N")
  private Integer depthOption;

  @Parameters(paramLabel = "DEPTH", descriptionKey = "arguments", arity = "0..1")
  private Integer depthArgument;

  /** Whether the last moves are listed, or only counted. */
  private enum Leaf {
    LIST,
    COUNT
  }

  @Option(names = "--leaf", paramLabel = "list|count")
  private Leaf leaf = Leaf.LIST;

  @Option(names = "--divide")
  private boolean divide;

  @Option(names = "--repeat", paramLabel = "K")
  private int repeat = 1;

  @Option(names = "--json")
  private boolean json;

  public PerftCommand(Terminal terminal) {
    super(terminal);
  }

  /** The wall-clock time and CPU time of one pass. */
  private record Pass(long nodes, long wallNanos, long cpuNanos) {

    long nodesPerSecond() {
      return Math.round(nodes * NANOS_PER_SECOND / Math.max(1, cpuNanos));
    }

    Map<String, Object> json() {
      return JsonLine.object(
          "seconds", wallNanos / NANOS_PER_SECOND,
          "cpuSeconds", cpuNanos / NANOS_PER_SECOND,
          "nodesPerSecond", nodesPerSecond());
    }
  }

  @Override
  public Integer call() {
    int depth = depth();
    requireRange("--depth", depth, divide ? 1 : 0, Perft.MAX_DEPTH);
    requireRange("--repeat", repeat, 1, MAX_PASSES);
    Position position = input(List.of()).position();
    Map<String, Long> nodesByMove = new TreeMap<>();
    List<Pass> passes;
    try (ProgressLine progress = new ProgressLine(terminal)) {
      passes = passes(position, depth, nodesByMove, progress);
    }
    Pass best = Collections.min(passes, Comparator.comparingLong(Pass::cpuNanos));
    if (json) {
      terminal.out().printLine(JsonLine.write(json(best, passes, nodesByMove)));
    } else {
      terminal.out().print(text(best, nodesByMove));
    }
    return ExitCode.YES;
  }

  /** Returns the depth, which is given either as an argument or as an option. */
  private int depth() {
    if (depthArgument != null && depthOption != null) {
      throw new BadInputException(texts, TerminalText.DEPTH_TWICE);
    }
    if (depthArgument == null && depthOption == null) {
      ArgSpec missing = spec.findOption("--depth");
      throw new MissingParameterException(spec.commandLine(), missing, "--depth");
    }
    return depthArgument != null ? depthArgument : depthOption;
  }

  private List<Pass> passes(
      Position position, int depth, Map<String, Long> nodesByMove, ProgressLine progress) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    boolean cpu = threads.isCurrentThreadCpuTimeSupported();
    List<Pass> passes = new ArrayList<>();
    for (int i = 1; i <= repeat; i++) {
      progress.setTask(texts.say(TerminalText.PERFT_PASS, i, repeat));
      long wall = System.nanoTime();
      long start = cpu ? threads.getCurrentThreadCpuTime() : wall;
      long nodes =
          divide
              ? divide(position, depth, nodesByMove)
              : Perft.count(position, depth, leaf == Leaf.LIST);
      long end = cpu ? threads.getCurrentThreadCpuTime() : System.nanoTime();
      passes.add(new Pass(nodes, System.nanoTime() - wall, end - start));
    }
    return passes;
  }

  private long divide(Position position, int depth, Map<String, Long> nodesByMove) {
    long nodes = 0;
    for (Map.Entry<Move, Long> entry :
        Perft.divide(position, depth, leaf == Leaf.LIST).entrySet()) {
      nodesByMove.put(Uci.write(position, entry.getKey()), entry.getValue());
      nodes += entry.getValue();
    }
    return nodes;
  }

  private Map<String, Object> json(Pass best, List<Pass> passes, Map<String, Long> nodesByMove) {
    Map<String, Object> answer = JsonLine.object("nodes", best.nodes());
    answer.putAll(best.json());
    answer.put("passes", passes.stream().map(Pass::json).toList());
    if (divide) {
      answer.put("divide", nodesByMove);
    }
    return answer;
  }

  private String text(Pass best, Map<String, Long> nodesByMove) {
    StringBuilder text = new StringBuilder();
    nodesByMove.forEach((uci, count) -> text.append(uci).append(' ').append(count).append('\n'));
    double cpuSeconds = best.cpuNanos() / NANOS_PER_SECOND;
    return text.append(
            texts.say(
                TerminalText.PERFT_RESULT,
                best.nodes(),
                String.format(Locale.forLanguageTag(texts.language()), "%.3f", cpuSeconds),
                best.nodesPerSecond()))
        .append('\n')
        .toString();
  }
}

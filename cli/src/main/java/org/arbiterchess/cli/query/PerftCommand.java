package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "perft",
    description = "Count the lines of legal moves of a given length.",
    footer = {
      "",
      "The speed is that of the best pass, by the CPU time of the thread that counts.",
      "",
      "Examples:",
      "  arbiter perft --depth 5",
      "  arbiter perft --depth 2 --divide --fen \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"",
      "  arbiter perft --depth 5 --leaf count --repeat 5 --json"
    })
public final class PerftCommand implements Callable<Integer> {

  private enum Leaf {
    list,
    count
  }

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "The length of the lines in half-moves, 0 to " + Perft.MAX_DEPTH + ".")
  private int depth;

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "The position to count from; the starting one if left out.")
  private String fen = "";

  @Option(
      names = "--leaf",
      paramLabel = "list|count",
      description = "Build the list of moves at the last move (the default), or only count them.")
  private Leaf leaf = Leaf.list;

  @Option(names = "--divide", description = "Show the count for each move.")
  private boolean divide;

  @Option(
      names = "--repeat",
      paramLabel = "K",
      description = "Count K times, so that the last passes are in steady state.")
  private int repeat = 1;

  @Option(names = "--chess960", description = "The game is Chess960.")
  private boolean chess960;

  @Option(names = "--json", description = "Answer in JSON.")
  private boolean json;

  private final Terminal terminal;

  public PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    within("depth", depth, divide ? 1 : 0, Perft.MAX_DEPTH);
    within("repeat", repeat, 1, PerftReport.MOST_PASSES);
    Position position = position();
    Perft.Leaf kind = Perft.Leaf.valueOf(leaf.name().toUpperCase(Locale.ROOT));
    PerftReport count;
    try (ProgressLine progress = new ProgressLine(terminal)) {
      count = PerftReport.of(position, depth, kind, divide, repeat, progress);
    }
    if (json) {
      terminal.out().line(JsonLine.write(count.tree()));
    } else {
      terminal.out().print(count.prose());
    }
    return ExitCode.YES;
  }

  private Position position() {
    Map<String, Object> options = Map.of("chess960", chess960);
    return new QueryParameters(Set.of("fen"), options, QueryOptions.fen(List.of(fen))).position();
  }

  private static void within(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadInputException(
          "--" + name + " is " + value + "; it must be " + least + " to " + most + ".");
    }
  }
}

package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "moves",
    description = "List the legal moves of a position.",
    footer = {
      "",
      "Examples:",
      "  arbiter moves",
      "  arbiter moves \"8/8/8/8/8/5k2/7q/7K w - - 0 1\"",
      "  arbiter moves --json"
    })
public final class MovesCommand implements Callable<Integer> {

  @Mixin private final QueryOptions asking;

  @Parameters(
      paramLabel = "FEN",
      arity = "0..*",
      description = "A position; the starting one if left out.")
  private List<String> words = new ArrayList<>();

  public MovesCommand(Terminal terminal) {
    asking = new QueryOptions(terminal);
  }

  @Override
  public Integer call() {
    MovesQuery question = new MovesQuery(asking.style());
    Map<String, Object> options = asking.options("fen", null);
    return asking.isFilter(words)
        ? asking.filter(question, options)
        : asking.ask(question, options, QueryOptions.fen(words));
  }
}

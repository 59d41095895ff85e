package org.arbiterchess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
final class MovesCommand implements Callable<Integer> {

  @Mixin private final Asking asking;

  @Parameters(
      paramLabel = "FEN",
      arity = "0..*",
      description = "A position; the starting one if left out.")
  private List<String> words = new ArrayList<>();

  MovesCommand(Terminal terminal) {
    asking = new Asking(terminal);
  }

  @Override
  public Integer call() {
    MovesQuestion question = new MovesQuestion(asking.style());
    Map<String, Object> options = asking.options("fen", null);
    return asking.isFilter(words)
        ? asking.filter(question, options)
        : asking.ask(question, options, Asking.fen(words));
  }
}

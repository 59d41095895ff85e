package org.arbiterchess.cli.query;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "rule",
    description = "Rule on a move: legal, or which law forbids it, and why.",
    footer = {
      "",
      "The board shows (♘) what was to move, >·< where to, [♝] what forbids it,",
      "and *·* what else the ruling is about.",
      "Exits 0 if the move is legal, 1 if it is not.",
      "",
      "Examples:",
      "  arbiter rule e2e5",
      "  arbiter rule \"8/7k/8/8/4n3/8/8/KB6 b - - 0 1\" Nc5",
      "  arbiter rule --moves \"e4 e5 Ke2 Ke7 Ke1 Ke8 Bc4 Nc6 Nf3 Nf6\" 0-0",
      "  echo '{\"move\":\"e2e5\"}' | arbiter rule --json -"
    })
public final class RuleCommand implements Callable<Integer> {

  /** A word with as many parts is a position. */
  private static final int RANKS = 8;

  @Mixin private final QueryOptions asking;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Moves played first, so that the record of the game can be asked.")
  private String moves;

  @Parameters(
      paramLabel = "[FEN] MOVE",
      arity = "1..*",
      description = "A position, the starting one if left out, and a move in any notation.")
  private List<String> words;

  public RuleCommand(Terminal terminal) {
    asking = new QueryOptions(terminal);
  }

  @Override
  public Integer call() {
    RuleQuery question = new RuleQuery(asking.style());
    Map<String, Object> options = asking.options("moves", moves);
    if (asking.isFilter(words)) {
      return asking.filter(question, options);
    }
    int last = words.size() - 1;
    if (words.get(last).split("/", -1).length == RANKS) {
      throw new BadInputException("The move is missing: say it after the position.");
    }
    Map<String, Object> given = new HashMap<>(QueryOptions.fen(words.subList(0, last)));
    given.put("move", words.get(last));
    return asking.ask(question, options, given);
  }
}

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

@Command(name = "rule")
public final class RuleCommand implements Callable<Integer> {

  /** The number of ranks in a FEN. An argument with this many parts is a FEN, not a move. */
  private static final int RANKS = 8;

  @Mixin private final RulesQueryOptions options;

  @Option(names = "--moves", paramLabel = "MOVES")
  private String moves;

  @Parameters(paramLabel = "[FEN] MOVE", descriptionKey = "arguments", arity = "1..*")
  private List<String> arguments;

  public RuleCommand(Terminal terminal) {
    options = new RulesQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    RuleQuery query = new RuleQuery(options.fenStyle());
    Map<String, Object> defaults = options.defaults("moves", moves);
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(query, defaults);
    }
    int last = arguments.size() - 1;
    if (arguments.get(last).split("/", -1).length == RANKS) {
      throw new BadInputException(options.language().query().missingMove());
    }
    Map<String, Object> given =
        new HashMap<>(QueryOptions.fenParameter(arguments.subList(0, last)));
    given.put("move", arguments.get(last));
    return options.answerOnce(query, defaults, given);
  }
}

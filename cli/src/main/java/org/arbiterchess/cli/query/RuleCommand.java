package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.rules.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "rule")
public final class RuleCommand implements Callable<Integer> {

  @Mixin private final FenStyleQueryOptions options;

  @Option(names = "--moves", paramLabel = "MOVES")
  private String moves;

  @Parameters(paramLabel = "[FEN] MOVE", descriptionKey = "arguments", arity = "1..*")
  private List<String> arguments;

  public RuleCommand(Terminal terminal) {
    options = new FenStyleQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    MoveLegalityQuery query = new MoveLegalityQuery(options.fenStyle());
    Map<String, Object> defaults = options.defaults("moves", moves);
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(query, defaults);
    }
    String earlier = moves == null ? "" : moves;
    Function<List<String>, Position> reader =
        words ->
            GameReplay.played(
                    QueryArguments.of(
                        query, defaults, QueryOptions.fenParameter(words), options.texts()))
                .position();
    RuleArguments given = new RuleArguments(arguments, earlier, reader, options.texts());
    return options.answerOnce(query, defaults, given.arguments());
  }
}

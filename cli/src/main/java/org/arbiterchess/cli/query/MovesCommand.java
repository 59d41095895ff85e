package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "moves")
public final class MovesCommand implements Callable<Integer> {

  @Mixin private final FenStyleQueryOptions options;

  @Option(names = "--moves", paramLabel = "MOVES")
  private String moves;

  @Parameters(paramLabel = "FEN", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  public MovesCommand(Terminal terminal) {
    options = new FenStyleQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    MovesQuery query = new MovesQuery(options.fenStyle());
    Map<String, Object> defaults = options.defaults("moves", moves);
    return options.isStandardInput(arguments)
        ? options.answerStandardInput(query, defaults)
        : options.answerOnce(query, defaults, QueryOptions.fenParameter(arguments));
  }
}

package org.arbiterchess.cli.query;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "winnable")
public final class WinnableCommand implements Callable<Integer> {

  @Mixin private final FenStyleQueryOptions options;

  @Option(names = "--mode", paramLabel = "MODE")
  private String mode;

  @Parameters(paramLabel = "FEN [SIDE]", descriptionKey = "arguments", arity = "1..*")
  private List<String> arguments;

  public WinnableCommand(Terminal terminal) {
    options = new FenStyleQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    WinnableQuery query = new WinnableQuery();
    Map<String, Object> defaults = options.defaults("mode", mode);
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(query, defaults);
    }
    int last = arguments.size() - 1;
    String side = arguments.get(last);
    boolean named = side.equals("white") || side.equals("black");
    Map<String, Object> given = new HashMap<>();
    given.putAll(QueryOptions.fenParameter(named ? arguments.subList(0, last) : arguments));
    if (named) {
      given.put("winner", side);
    }
    return options.answerOnce(query, defaults, given);
  }
}

package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "game")
public final class GameStatusCommand implements Callable<Integer> {

  @Mixin private final FenStyleQueryOptions options;

  @Option(names = "--fen", paramLabel = "FEN")
  private String fen = "";

  @Option(names = "--rulebook", paramLabel = "RULEBOOK")
  private String rulebook;

  @Parameters(paramLabel = "MOVE", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  public GameStatusCommand(Terminal terminal) {
    options = new FenStyleQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    GameStatusQuery query = new GameStatusQuery(options.fenStyle());
    Map<String, Object> defaults =
        options.defaults("rulebook", rulebook == null ? null : rulebook(rulebook));
    defaults.putAll(QueryOptions.fenParameter(List.of(fen)));
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(query, defaults);
    }
    Map<String, Object> given = new HashMap<>();
    given.put("moves", String.join(" ", arguments));
    return options.answerOnce(query, defaults, given);
  }

  private String rulebook(String value) {
    return QuestionOption.word("--rulebook", GameStatusQuery.RULEBOOKS, value, options.texts());
  }
}

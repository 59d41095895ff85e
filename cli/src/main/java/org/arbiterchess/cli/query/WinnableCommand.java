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

@Command(
    name = "winnable",
    description = "Could a side still checkmate, by any series of legal moves?",
    footer = {
      "",
      "Shows the moves to a mate, or why there is none. Without a side, both are",
      "asked. Exits 0 if a side can still mate, 1 if not, 3 if that was not found out.",
      "",
      "Examples:",
      "  arbiter winnable \"8/8/8/8/8/2k5/2p5/2K4N b - - 0 1\" white",
      "  arbiter winnable \"8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1\"",
      "  echo '{\"fen\":\"8/8/8/8/8/2k5/8/2K4N b - -\"}' | arbiter winnable --json -"
    })
public final class WinnableCommand implements Callable<Integer> {

  @Mixin private final QueryOptions asking;

  @Option(
      names = "--mode",
      paramLabel = "MODE",
      description = "full (the default), or quick: only what is proven without search.")
  private String mode;

  @Parameters(
      paramLabel = "FEN [SIDE]",
      arity = "1..*",
      description = "A position, and the side that is to win: white or black.")
  private List<String> words;

  public WinnableCommand(Terminal terminal) {
    asking = new QueryOptions(terminal);
  }

  @Override
  public Integer call() {
    WinnableQuery question = new WinnableQuery();
    Map<String, Object> options = asking.options("mode", mode);
    if (asking.isFilter(words)) {
      return asking.filter(question, options);
    }
    int last = words.size() - 1;
    String side = words.get(last);
    boolean named = side.equals("white") || side.equals("black");
    Map<String, Object> given = new HashMap<>();
    given.putAll(QueryOptions.fen(named ? words.subList(0, last) : words));
    if (named) {
      given.put("winner", side);
    }
    return asking.ask(question, options, given);
  }
}

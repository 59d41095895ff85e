package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "game",
    description = "Play through moves: is the game over, and what may be claimed?",
    footer = {
      "",
      "Exits 0 if every move is legal, 1 if one is not.",
      "",
      "Examples:",
      "  arbiter game f3 e5 g4 Qh4",
      "  arbiter game \"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8\" --rulebook online",
      "  echo '{\"moves\":\"e2e4 e7e5\"}' | arbiter game --json -"
    })
public final class GameCommand implements Callable<Integer> {

  @Mixin private final QueryOptions asking;

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "The position to begin from; the starting one if left out.")
  private String fen = "";

  @Option(
      names = "--rulebook",
      paramLabel = "RULEBOOK",
      description = "OVER_THE_BOARD (the default) or ONLINE, where draws need no claim.")
  private String rulebook;

  @Parameters(paramLabel = "MOVE", arity = "0..*", description = "Moves in any notation.")
  private List<String> words = new ArrayList<>();

  public GameCommand(Terminal terminal) {
    asking = new QueryOptions(terminal);
  }

  @Override
  public Integer call() {
    GameQuery question = new GameQuery(asking.style());
    Map<String, Object> options =
        asking.options(
            "rulebook",
            rulebook == null ? null : rulebook.toUpperCase(Locale.ROOT).replace('-', '_'));
    options.putAll(QueryOptions.fen(List.of(fen)));
    if (asking.isFilter(words)) {
      return asking.filter(question, options);
    }
    Map<String, Object> given = new HashMap<>();
    given.put("moves", String.join(" ", words));
    return asking.ask(question, options, given);
  }
}

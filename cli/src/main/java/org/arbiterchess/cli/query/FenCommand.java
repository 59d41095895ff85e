package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "fen",
    description = "Check and rewrite the text of a position.",
    footer = {
      "",
      "Exits 0 if the position can be played, 1 if it cannot.",
      "",
      "Examples:",
      "  arbiter fen \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"",
      "  arbiter fen --lenient 4k3/8/8/8/8/8/8/4K2R",
      "  arbiter fen --chess960 --shredder \"4k3/8/8/8/8/8/8/1R2K2R w KB - 0 1\""
    })
public final class FenCommand implements Callable<Integer> {

  @Mixin private final QueryOptions asking;

  @Option(
      names = "--lenient",
      description = "Take the placement alone, infer the rest, and say what was forgiven.")
  private boolean lenient;

  @Parameters(paramLabel = "FEN", arity = "1..*", description = "The text of a position.")
  private List<String> words;

  public FenCommand(Terminal terminal) {
    asking = new QueryOptions(terminal);
  }

  @Override
  public Integer call() {
    FenQuery question = new FenQuery(asking.style());
    Map<String, Object> options = asking.options("lenient", lenient);
    if (asking.isFilter(words)) {
      return asking.filter(question, options);
    }
    String fen = String.join(" ", words);
    String text = fen.equals("startpos") ? Fen.write(Position.initial()) : fen;
    return asking.ask(question, options, Map.of("fen", text));
  }
}

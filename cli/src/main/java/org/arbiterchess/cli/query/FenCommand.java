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

@Command(name = "fen")
public final class FenCommand implements Callable<Integer> {

  @Mixin private final FenStyleQueryOptions options;

  @Option(names = "--lenient")
  private boolean lenient;

  @Parameters(paramLabel = "FEN", descriptionKey = "arguments", arity = "1..*")
  private List<String> arguments;

  public FenCommand(Terminal terminal) {
    options = new FenStyleQueryOptions(terminal);
  }

  @Override
  public Integer call() {
    FenQuery query = new FenQuery(options.fenStyle());
    Map<String, Object> defaults = options.defaults("lenient", lenient);
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(query, defaults);
    }
    String fen = String.join(" ", arguments);
    String text = fen.equals("startpos") ? Fen.write(Position.initial()) : fen;
    return options.answerOnce(query, defaults, Map.of("fen", text));
  }
}

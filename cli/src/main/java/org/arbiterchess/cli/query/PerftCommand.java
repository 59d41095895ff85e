package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.rules.Perft;
import org.arbiterchess.rules.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "perft")
public final class PerftCommand implements Callable<Integer> {

  /** Whether the last moves are listed, or only counted. */
  private enum Leaf {
    LIST,
    COUNT
  }

  @Spec private CommandSpec spec;

  @Option(names = "--depth", paramLabel = "N")
  private Integer depthOption;

  @Parameters(paramLabel = "DEPTH", descriptionKey = "arguments", arity = "0..1")
  private Integer depthArgument;

  @Option(names = "--fen", paramLabel = "FEN")
  private String fen = "";

  @Option(names = "--leaf", paramLabel = "list|count")
  private Leaf leaf = Leaf.LIST;

  @Option(names = "--divide")
  private boolean divide;

  @Option(names = "--repeat", paramLabel = "K")
  private int repeat = 1;

  @Option(names = "--chess960")
  private boolean chess960;

  @Option(names = "--json")
  private boolean json;

  private final Terminal terminal;

  public PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int depth = depth();
    requireRange("--depth", depth, divide ? 1 : 0, Perft.MAX_DEPTH);
    requireRange("--repeat", repeat, 1, PerftReport.MAX_PASSES);
    Position position = position();
    PerftReport report;
    try (ProgressLine progress = new ProgressLine(terminal)) {
      report =
          PerftReport.of(
              position,
              depth,
              leaf == Leaf.LIST,
              divide,
              repeat,
              terminal.texts(),
              progress::setTask);
    }
    if (json) {
      terminal.out().printLine(JsonLine.write(report.json()));
    } else {
      terminal.out().print(report.text(terminal.texts()));
    }
    return ExitCode.YES;
  }

  /** Returns the depth, which is given either as an argument or as an option. */
  private int depth() {
    if (depthArgument != null && depthOption != null) {
      throw new BadInputException(terminal.texts().say(TerminalText.DEPTH_TWICE));
    }
    if (depthArgument == null && depthOption == null) {
      ArgSpec missing = spec.findOption("--depth");
      throw new MissingParameterException(spec.commandLine(), missing, "--depth");
    }
    return depthArgument != null ? depthArgument : depthOption;
  }

  private Position position() {
    Map<String, Object> defaults = Map.of("chess960", chess960);
    Map<String, Object> given = QueryOptions.fenParameter(List.of(fen));
    return new QueryArguments(Set.of("fen"), defaults, given, terminal.texts()).position();
  }

  private void requireRange(String option, int value, int min, int max) {
    if (value < min || value > max) {
      throw new BadInputException(
          terminal.texts().say(TerminalText.OUT_OF_RANGE, option, value, min, max));
    }
  }
}

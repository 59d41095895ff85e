package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.pgn.PgnOptions.OutputMode;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.PgnLimits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "pgn")
public final class PgnCommand implements Callable<Integer> {

  private static final int MAX_THREADS = 256;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments", arity = "1..*")
  private List<String> files = new ArrayList<>();

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--fix")
  private boolean fix;

  @Option(names = "--normalise")
  private boolean normalise;

  @Mixin private final PgnFilterOptions filters = new PgnFilterOptions();

  @Option(names = "--past-illegal")
  private boolean pastIllegal;

  @Option(names = "--dedupe")
  private boolean dedupe;

  @Option(names = "--out", paramLabel = "FILE")
  private String out;

  @Option(names = "--split", paramLabel = "N")
  private Integer split;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = 1;

  @Option(names = "--max-plies", paramLabel = "N")
  private int maxPlies = PgnLimits.DEFAULT.plies();

  private final Terminal terminal;

  public PgnCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Texts texts = terminal.texts();
    boolean writes = fix || normalise || split != null;
    require(!(json && writes), texts.say(TerminalText.JSON_AND_FIX));
    require(
        split == null || split >= 1,
        texts.say(TerminalText.TOO_SMALL, "--split", split == null ? 1 : split));
    require(split == null || out != null, texts.say(TerminalText.SPLIT_NEEDS_OUT));
    require(out == null || json || writes, texts.say(TerminalText.OUT_NEEDS_FORMAT));
    require(
        threads >= 1 && threads <= MAX_THREADS,
        texts.say(TerminalText.OUT_OF_RANGE, "--threads", threads, 1, MAX_THREADS));
    require(maxPlies >= 1, texts.say(TerminalText.TOO_SMALL, "--max-plies", maxPlies));
    OutputMode mode = json ? OutputMode.JSON : writes ? OutputMode.FIX : OutputMode.COUNT;
    PgnOptions options =
        new PgnOptions(
            mode,
            normalise,
            filters.selection(texts),
            pastIllegal,
            dedupe,
            threads,
            PgnLimits.DEFAULT.withPlies(maxPlies),
            Optional.ofNullable(out),
            split == null ? 0 : split);
    return new PgnFileProcessor(terminal, options).run(files);
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new BadInputException(message);
    }
  }
}

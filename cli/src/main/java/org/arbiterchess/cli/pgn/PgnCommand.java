package org.arbiterchess.cli.pgn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnWarning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads PGN files: checks every move, and counts, audits, converts or repairs games. */
@Command(name = "pgn")
public final class PgnCommand implements Callable<Integer> {

  private static final int MAX_THREADS = 256;
  private static final long PROGRESS_MILLIS = 200;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments", arity = "1..*")
  private List<String> files = new ArrayList<>();

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--fix")
  private boolean fix;

  @Option(names = "--normalise")
  private boolean normalise;

  @Mixin private final Filters filters = new Filters();

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
  private final Texts texts;

  public PgnCommand(Terminal terminal) {
    this.terminal = terminal;
    this.texts = terminal.texts();
  }

  @Override
  public Integer call() throws IOException {
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
    GameReports.Mode mode =
        json ? GameReports.Mode.JSON : writes ? GameReports.Mode.FIX : GameReports.Mode.COUNT;
    return run(
        new GameReports(mode, normalise, filters.selection(texts), pastIllegal, dedupe, texts));
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new BadInputException(message);
    }
  }

  /** Processes the files and returns an exit code that indicates whether any game has errors. */
  private int run(GameReports reports) throws IOException {
    long start = System.nanoTime();
    AtomicLong bytesRead = new AtomicLong();
    List<String> remarks = new ArrayList<>();
    List<String> withoutGames = new ArrayList<>();
    Totals totals;
    try (PgnOutput output =
            new PgnOutput(Optional.ofNullable(out), split == null ? 0 : split, terminal);
        Workers workers =
            new Workers(
                reports,
                new Totals(output, dedupe, texts),
                PgnLimits.DEFAULT.withPlies(maxPlies),
                threads)) {
      totals = workers.totals();
      long totalBytes = totalBytes(files);
      ProgressLine line =
          new ProgressLine(
              terminal,
              PROGRESS_MILLIS,
              () -> workers.totals().progress(bytesRead.get(), totalBytes));
      try {
        for (String name : files) {
          try (PgnInput input = PgnInput.open(name, terminal.in(), bytesRead, texts)) {
            Workers.OtherText other = workers.read(name, input);
            if (other.hasNoGame()) {
              withoutGames.add(withoutGames(name));
            }
            other.textAfterLastGame().ifPresent(warning -> remarks.add(remark(name, warning)));
          }
        }
      } finally {
        line.close();
      }
      output.finish();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    print(totals.summary(reports.isFiltered(), seconds), reports.mode());
    remarks.addAll(withoutGames);
    remarks.forEach(remark -> terminal.err().printLine("arbiter: " + remark));
    return totals.errors() > 0 || !withoutGames.isEmpty() ? ExitCode.NO : ExitCode.YES;
  }

  private void print(String summary, GameReports.Mode mode) {
    if (mode == GameReports.Mode.COUNT) {
      terminal.out().print(summary);
    } else if (mode == GameReports.Mode.FIX || terminal.isErrTerminal()) {
      // Programs that read the JSON objects need no summary, so it is printed only to a terminal.
      terminal.err().print(summary);
    }
  }

  private String withoutGames(String name) {
    return name.equals("-")
        ? texts.say(TerminalText.NO_GAMES_IN_INPUT)
        : texts.say(TerminalText.NO_GAMES, name);
  }

  private String remark(String name, PgnWarning warning) {
    String remark = warning.message(texts);
    return name.equals("-")
        ? texts.say(TerminalText.INPUT_REMARK, remark)
        : texts.say(TerminalText.FILE_REMARK, name, remark);
  }

  /** Returns the size of the files, or 0 if it is unknown. */
  private static long totalBytes(List<String> names) {
    long total = 0;
    for (String name : names) {
      try {
        total += Files.size(Path.of(name));
      } catch (IOException | InvalidPathException e) {
        // Standard input has no size. A missing file is reported later, when it is opened.
        return 0;
      }
    }
    return total;
  }
}

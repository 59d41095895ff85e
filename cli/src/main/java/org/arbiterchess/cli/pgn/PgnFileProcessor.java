package org.arbiterchess.cli.pgn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;

/** Reads PGN files, processes their games and prints the summary. */
final class PgnFileProcessor {

  private final Terminal terminal;
  private final PgnOptions options;

  PgnFileProcessor(Terminal terminal, PgnOptions options) {
    this.terminal = terminal;
    this.options = options;
  }

  /** Processes the files and returns an exit code that indicates whether any game has errors. */
  int run(List<String> names) {
    long start = System.nanoTime();
    Texts texts = terminal.texts();
    AtomicLong bytesRead = new AtomicLong();
    ProcessedGameCollector collector;
    List<String> withoutGames = new ArrayList<>();
    List<String> remarks = new ArrayList<>();
    try (PgnOutput output = new PgnOutput(options, terminal.out(), texts);
        PgnWorkerPool workers =
            new PgnWorkerPool(
                new PgnGameProcessor(options, texts),
                new ProcessedGameCollector(output, options.dedupe(), texts),
                options.limits(),
                options.threads())) {
      collector = workers.collector();
      ProgressBar bar = new ProgressBar(bytesRead, totalBytes(names), collector::games, texts);
      ProgressLine line = new ProgressLine(terminal, ProgressBar.PERIOD_MILLIS, bar::text);
      try {
        for (String name : names) {
          try (PgnInput input = PgnInput.open(name, terminal.in(), bytesRead, texts)) {
            PgnWorkerPool.OtherText other = workers.read(name, input);
            if (other.hasNoGame()) {
              withoutGames.add(
                  name.equals("-")
                      ? texts.say(TerminalText.NO_GAMES_IN_INPUT)
                      : texts.say(TerminalText.NO_GAMES, name));
            }
            other
                .textAfterLastGame()
                .map(warning -> warning.message(texts))
                .map(
                    remark ->
                        name.equals("-")
                            ? texts.say(TerminalText.INPUT_REMARK, remark)
                            : texts.say(TerminalText.FILE_REMARK, name, remark))
                .ifPresent(remarks::add);
          }
        }
      } finally {
        line.close();
      }
    }
    boolean filtered = !options.selection().isEverything();
    double seconds = (System.nanoTime() - start) / 1e9;
    String summary = PgnSummary.of(collector, filtered, seconds, texts);
    switch (options.mode()) {
      case COUNT -> terminal.out().print(summary);
      case FIX -> terminal.err().print(summary);
      case JSON -> {
        // Programs that read the JSON objects need no summary, so it is printed only to a terminal.
        if (terminal.isErrTerminal()) {
          terminal.err().print(summary);
        }
      }
    }
    remarks.forEach(remark -> terminal.err().printLine("arbiter: " + remark));
    withoutGames.forEach(message -> terminal.err().printLine("arbiter: " + message));
    return collector.errors() > 0 || !withoutGames.isEmpty() ? ExitCode.NO : ExitCode.YES;
  }

  private static long totalBytes(List<String> names) {
    long total = 0;
    for (String name : names) {
      try {
        total += Files.size(Path.of(name));
      } catch (IOException | InvalidPathException e) {
        // The size of standard input is unknown. A missing file is reported later, when it is
        // opened.
        return 0;
      }
    }
    return total;
  }
}

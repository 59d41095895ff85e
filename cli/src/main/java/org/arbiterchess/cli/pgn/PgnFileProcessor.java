package org.arbiterchess.cli.pgn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;

/** Reads files of games and does with them what was chosen. */
public final class PgnFileProcessor {

  private final Terminal terminal;
  private final PgnOptions choices;

  public PgnFileProcessor(Terminal terminal, PgnOptions choices) {
    this.terminal = terminal;
    this.choices = choices;
  }

  /** Reads all of them, and gives the exit code: no, if there is any error. */
  public int read(List<String> names) {
    long before = System.nanoTime();
    AtomicLong taken = new AtomicLong();
    GameProcessor work = new GameProcessor(choices);
    ProcessedGameCollector ledger;
    try (PgnOutput sink = new PgnOutput(choices, terminal.out());
        PgnWorkerPool workshop =
            new PgnWorkerPool(
                work, new ProcessedGameCollector(sink, choices.dedupe()), choices.threads())) {
      ledger = workshop.ledger();
      ProgressBar bar = new ProgressBar(terminal, taken, total(names), ledger::games);
      try {
        for (String name : names) {
          try (PgnInput source = PgnInput.open(name, terminal.in(), taken)) {
            workshop.read(name, source);
          }
        }
      } finally {
        bar.close();
      }
    }
    String summary = PgnSummary.of(ledger, (System.nanoTime() - before) / 1e9);
    switch (choices.answering()) {
      case COUNT -> terminal.out().print(summary);
      case FIX -> terminal.err().print(summary);
      case JSON -> {
        // The objects say it all; a person at the terminal still likes to see the sum.
        if (terminal.watched()) {
          terminal.err().print(summary);
        }
      }
    }
    return ledger.errors() > 0 ? ExitCode.NO : ExitCode.YES;
  }

  private static long total(List<String> names) {
    long total = 0;
    for (String name : names) {
      try {
        total += Files.size(Path.of(name));
      } catch (IOException | java.nio.file.InvalidPathException e) {
        // Standard input has no size, and a file that is not there is told when it is opened.
        return 0;
      }
    }
    return total;
  }
}

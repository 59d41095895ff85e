package org.arbiterchess.cli.pgn;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.arbiterchess.cli.terminal.Terminal;

/** A bar that shows somebody who watches how much of the files is read. */
final class ProgressBar {

  private static final int WIDTH = 30;
  private static final long MILLIS = 200;

  private final Terminal terminal;
  private final AtomicLong taken;
  private final long total;
  private final LongSupplier games;
  private final Thread painter;

  /**
   * Begins to paint, if anybody watches.
   *
   * @param total how many bytes there are in all, or 0 if nobody knows
   */
  ProgressBar(Terminal terminal, AtomicLong taken, long total, LongSupplier games) {
    this.terminal = terminal;
    this.taken = taken;
    this.total = total;
    this.games = games;
    painter = new Thread(this::paint, "progress");
    painter.setDaemon(true);
    if (terminal.watched()) {
      painter.start();
    }
  }

  private void paint() {
    try {
      while (true) {
        Thread.sleep(MILLIS);
        terminal.err().print("\r" + text());
      }
    } catch (InterruptedException e) {
      terminal.err().print("\r\u001b[K");
    }
  }

  private String text() {
    String counted = String.format(Locale.ROOT, "%,d games ", games.getAsLong());
    if (total <= 0) {
      return counted;
    }
    int done = (int) Math.min(100, 100 * taken.get() / total);
    int filled = WIDTH * done / 100;
    return "[" + "#".repeat(filled) + "-".repeat(WIDTH - filled) + "] " + done + " %, " + counted;
  }

  /** Wipes it away. */
  void close() {
    painter.interrupt();
    try {
      painter.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

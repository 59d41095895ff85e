package org.arbiterchess.cli.pgn;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;

/**
 * Formats the progress bar shown while files are read.
 *
 * @param totalBytes the total size of the files, or 0 if unknown
 */
record ProgressBar(AtomicLong bytesRead, long totalBytes, LongSupplier games, Texts texts) {

  static final long PERIOD_MILLIS = 200;

  private static final int WIDTH = 30;

  String text() {
    String count = texts.say(TerminalText.PGN_PROGRESS, games.getAsLong()) + " ";
    if (totalBytes <= 0) {
      return count;
    }
    int percent = (int) Math.min(100, 100 * bytesRead.get() / totalBytes);
    int filled = WIDTH * percent / 100;
    return "[" + "#".repeat(filled) + "-".repeat(WIDTH - filled) + "] " + percent + " %, " + count;
  }
}

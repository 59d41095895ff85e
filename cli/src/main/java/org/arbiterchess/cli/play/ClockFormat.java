package org.arbiterchess.cli.play;

import java.util.Locale;

/** Formats time as a chess clock shows it. */
final class ClockFormat {

  private ClockFormat() {}

  /** {@code 1:05:09}, {@code 4:58}, and with tenths under ten seconds {@code 0:09.4}. */
  static String of(long millis) {
    long seconds = millis / 1000;
    if (seconds >= 3600) {
      return String.format(
          Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    return millis < 10_000
        ? String.format(Locale.ROOT, "0:%02d.%d", seconds, millis / 100 % 10)
        : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }
}

package org.arbiterchess.cli.play;

import java.util.Locale;

/** Formats times as a chess clock shows them. */
final class ClockFormat {

  private ClockFormat() {}

  /** Formats a time as {@code 1:05:09} or {@code 4:58}, and as {@code 0:09.4} below ten seconds. */
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

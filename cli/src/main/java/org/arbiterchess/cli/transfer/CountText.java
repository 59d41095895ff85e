package org.arbiterchess.cli.transfer;

import java.util.Locale;
import org.arbiterchess.server.transfer.ExportTotals;

/** How many there are, in words. */
final class CountText {

  private CountText() {}

  static String of(ExportTotals tally) {
    return games(tally.games()) + " with " + of(tally.events(), "event");
  }

  static String games(long count) {
    return of(count, "game");
  }

  private static String of(long count, String noun) {
    return String.format(Locale.ENGLISH, "%,d %s%s", count, noun, count == 1 ? "" : "s");
  }
}

package org.arbiterchess.pgn.tree;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.game.TimingMethod;

/** Formats times for PGN. */
final class PgnTimeFormat {

  private PgnTimeFormat() {}

  /**
   * Formats one player's time control: {@code 300} or {@code 300+3}, {@code 40/5400+30:1800+30} for
   * several stages, {@code *180} for an hourglass and {@code -} for no clock. As extensions to PGN,
   * {@code 300d3} is a simple delay and {@code 300b3} a Bronstein delay.
   */
  static String control(TimeControl control, Color color) {
    StringBuilder text = new StringBuilder();
    for (TimeControlStage stage : control.stages(color)) {
      text.append(text.length() > 0 ? ":" : "")
          .append(stage.moves() > 0 ? stage.moves() + "/" : "")
          .append(stage.mode() == TimingMethod.HOURGLASS ? "*" : "")
          .append(seconds(stage.millis()));
      if (stage.bonusMillis() > 0) {
        text.append(stage.mode().letter()).append(seconds(stage.bonusMillis()));
      }
    }
    return text.length() > 0 ? text.toString() : "-";
  }

  /**
   * Formats a time as a number of seconds, with two decimal places if needed. Two are enough
   * because stages are multiples of 60 ms.
   */
  private static String seconds(long millis) {
    long hundredths = millis % 1000 / 10;
    return millis / 1000 + (hundredths > 0 ? "." + twoDigits(hundredths) : "");
  }

  /** Formats a time as {@code h:mm:ss}, rounded down to whole seconds. */
  static String clock(long millis) {
    long seconds = millis / 1000;
    return seconds / 3600 + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60);
  }

  /** Formats a time as {@code h:mm:ss}, with as many decimal places as needed. */
  static String exactly(long millis) {
    long thousandths = millis % 1000;
    if (thousandths == 0) {
      return clock(millis);
    }
    String decimals = (thousandths < 100 ? "0" : "") + twoDigits(thousandths);
    while (decimals.endsWith("0")) {
      decimals = decimals.substring(0, decimals.length() - 1);
    }
    return clock(millis) + "." + decimals;
  }

  private static String twoDigits(long number) {
    return (number < 10 ? "0" : "") + number;
  }
}

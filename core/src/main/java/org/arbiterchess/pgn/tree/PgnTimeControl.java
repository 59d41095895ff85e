package org.arbiterchess.pgn.tree;

import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;

/** Reads and writes time controls and clock times as PGN does, in seconds. */
final class PgnTimeControl {

  private PgnTimeControl() {}

  static Optional<TimeControl> read(PgnTags tags) {
    String white = inMinutes(tags, "WhiteTimeControl");
    String black = inMinutes(tags, "BlackTimeControl");
    return TimeControl.read(white.equals(black) ? white : white + "|" + black).toOptional();
  }

  /** Returns a player's time control in minutes, as {@link TimeControl#read} parses it. */
  private static String inMinutes(PgnTags tags, String name) {
    String own = tags.value(name).orElse("");
    String text = (own.isEmpty() ? tags.value("TimeControl").orElse("") : own).trim();
    return text.isEmpty() || text.equals("?") || text.equals("-")
        ? "-"
        : String.join(":", Lists.map(Ascii.split(text, ':'), PgnTimeControl::stageInMinutes));
  }

  private static String stageInMinutes(String stage) {
    int from = Math.max(stage.indexOf('/'), stage.indexOf('*')) + 1;
    int to = from;
    while (to < stage.length() && "+db".indexOf(stage.charAt(to)) < 0) {
      to++;
    }
    int millis = decimal(stage.substring(from, to), 3).orElse(1);
    if (millis % 60 > 0) {
      return "?";
    }
    String thousandths = ("" + (1000 + millis % 60_000 / 60)).substring(1);
    return stage.substring(0, from) + millis / 60_000 + "." + thousandths + stage.substring(to);
  }

  /**
   * Parses a decimal number, such as 1.5 with up to three decimal places. Returns it as a whole
   * number of the smallest unit, here 1500, or empty if it is malformed or too large.
   */
  static OptionalInt decimal(String text, int places) {
    int dot = text.indexOf('.');
    int given = dot < 0 ? 0 : text.length() - dot - 1;
    if (dot == 0 || dot == text.length() - 1 || given > places) {
      return OptionalInt.empty();
    }
    String digits = dot < 0 ? text : text.substring(0, dot) + text.substring(dot + 1);
    return Ascii.number(digits + "000".substring(0, places - given));
  }

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
    String decimals = "." + ("" + (1000 + millis % 1000)).substring(1);
    int end = decimals.length();
    while (end > 0 && (decimals.charAt(end - 1) == '0' || decimals.charAt(end - 1) == '.')) {
      end--;
    }
    return clock(millis) + decimals.substring(0, end);
  }

  private static String twoDigits(long number) {
    return (number < 10 ? "0" : "") + number;
  }
}

package org.arbiterchess.pgn.tree;

import java.util.List;
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
    String both = tags.value("TimeControl").orElse("");
    String white = tags.value("WhiteTimeControl").orElse("");
    String black = tags.value("BlackTimeControl").orElse("");
    try {
      return Optional.of(
          new TimeControl(
              stages(white.isEmpty() ? both : white), stages(black.isEmpty() ? both : black)));
    } catch (IllegalArgumentException e) {
      // The text is malformed, or the stages are out of range or incompatible with each other.
      return Optional.empty();
    }
  }

  private static List<TimeControlStage> stages(String written) {
    String text = written.trim();
    return text.isEmpty() || text.equals("-") || text.equals("?")
        ? List.of()
        : Lists.map(Ascii.split(text, ':'), PgnTimeControl::stage);
  }

  private static TimeControlStage stage(String text) {
    int slash = text.indexOf('/');
    int moves = slash < 0 ? 0 : number(text.substring(0, slash), 3);
    boolean hourglass = text.startsWith("*", slash + 1);
    int from = hourglass ? slash + 2 : slash + 1;
    int sign = from;
    while (sign < text.length() && "+db".indexOf(text.charAt(sign)) < 0) {
      sign++;
    }
    long millis = millis(text.substring(from, sign));
    boolean bonus = sign < text.length();
    TimingMethod mode = bonus ? mode(text.charAt(sign)) : TimingMethod.INCREMENT;
    long bonusMillis = bonus ? 1000L * number(text.substring(sign + 1), 5) : 0;
    return new TimeControlStage(
        moves, millis, hourglass ? TimingMethod.HOURGLASS : mode, bonusMillis);
  }

  /** Parses seconds with up to three decimals. */
  private static long millis(String seconds) {
    int dot = seconds.indexOf('.');
    String whole = dot < 0 ? seconds : seconds.substring(0, dot);
    OptionalInt thousandths = dot < 0 ? OptionalInt.of(0) : decimals(seconds.substring(dot + 1), 3);
    return 1000L * number(whole, 7) + thousandths.orElseThrow(IllegalArgumentException::new);
  }

  /** Parses the digits after a decimal point, padding them with zeros to {@code most} digits. */
  static OptionalInt decimals(String digits, int most) {
    String filled = digits;
    while (filled.length() < most) {
      filled += "0";
    }
    return digits.isEmpty() || filled.length() > most ? OptionalInt.empty() : Ascii.number(filled);
  }

  private static int number(String digits, int most) {
    OptionalInt number = digits.length() > most ? OptionalInt.empty() : Ascii.number(digits);
    return number.orElseThrow(IllegalArgumentException::new);
  }

  private static TimingMethod mode(char sign) {
    return Lists.first(List.of(TimingMethod.values()), mode -> mode.letter() == sign)
        .orElseThrow(IllegalArgumentException::new);
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

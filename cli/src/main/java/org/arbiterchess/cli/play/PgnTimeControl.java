package org.arbiterchess.cli.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.game.ClockMode;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;

/**
 * Reads the time control of a PGN game from its tags, in seconds: {@code 300+3}, {@code
 * 40/5400+30:1800+30}, {@code *180}. It also reads the delays {@code 300d3} and {@code 300b3} and
 * the tags for time odds that {@link SavedGame#pgn} writes.
 */
final class PgnTimeControl {

  private static final Pattern STAGE =
      Pattern.compile("(?:(\\d{1,3})/)?(\\*?)(\\d{1,7}(?:\\.\\d{1,3})?)(?:([+db])(\\d{1,5}))?");

  private PgnTimeControl() {}

  /**
   * Returns the time control. {@link TimeControl#NONE} if the tags name none; empty if it cannot be
   * played here.
   *
   * @param tag returns the value of a tag, or an empty text
   */
  static Optional<TimeControl> read(UnaryOperator<String> tag) {
    String both = tag.apply("TimeControl");
    String white = tag.apply("WhiteTimeControl");
    String black = tag.apply("BlackTimeControl");
    try {
      return Optional.of(
          new TimeControl(
              stages(white.isEmpty() ? both : white), stages(black.isEmpty() ? both : black)));
    } catch (IllegalArgumentException e) {
      // The stages are out of range or do not fit each other.
      return Optional.empty();
    }
  }

  private static List<TimeControlStage> stages(String text) {
    List<TimeControlStage> stages = new ArrayList<>();
    if (text.isBlank() || text.equals("-") || text.equals("?")) {
      return stages;
    }
    for (String each : text.trim().split(":", -1)) {
      Matcher matcher = STAGE.matcher(each);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("not a time control: " + text);
      }
      stages.add(stage(matcher));
    }
    return stages;
  }

  private static TimeControlStage stage(Matcher matcher) {
    int moves = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    long millis = new BigDecimal(matcher.group(3)).movePointRight(3).longValueExact();
    String sign = matcher.group(4) == null ? "+" : matcher.group(4);
    long bonus = matcher.group(5) == null ? 0 : 1000L * Integer.parseInt(matcher.group(5));
    ClockMode mode = matcher.group(2).isEmpty() ? mode(sign) : ClockMode.HOURGLASS;
    return new TimeControlStage(moves, millis, mode, bonus);
  }

  private static ClockMode mode(String sign) {
    for (ClockMode mode : ClockMode.values()) {
      if (sign.equals("" + mode.letter())) {
        return mode;
      }
    }
    throw new IllegalArgumentException("not a clock mode: " + sign);
  }
}

package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Parses time-control text from left to right and reports the first error. Spaces are allowed
 * around numbers and signs.
 */
final class TimeControlReader {

  private final String text;
  private int next;

  TimeControlReader(String text) {
    this.text = text;
  }

  Reading<TimeControl> read() {
    try {
      return new Reading.Valid<>(control());
    } catch (Unexpected unexpected) {
      return new Reading.Invalid<>(text, InputText.NOT_A_TIME_CONTROL, List.of(unexpected.problem));
    }
  }

  private TimeControl control() throws Unexpected {
    if (take('-')) {
      end(InputText.NOTHING_AFTER_DASH);
      return TimeControl.NONE;
    }
    List<TimeControlStage> white = side();
    if (!take('|')) {
      end(InputText.BLACK_OR_END);
      return new TimeControl(white, white);
    }
    boolean hourglass = white.get(0).mode() == TimingMethod.HOURGLASS;
    if (hourglass != isNext('*')) {
      throw unexpected(Said.of(hourglass ? InputText.HOURGLASS_TOO : InputText.NO_HOURGLASS));
    }
    List<TimeControlStage> black = side();
    end(InputText.THE_END);
    return new TimeControl(white, black);
  }

  /** Parses one side's stages. Every stage except the last specifies a number of moves. */
  private List<TimeControlStage> side() throws Unexpected {
    if (take('*')) {
      return List.of(new TimeControlStage(0, minutes(), TimingMethod.HOURGLASS, 0));
    }
    List<TimeControlStage> stages = new ArrayList<>();
    TimeControlStage stage = stage();
    while (stage.moves() > 0) {
      stages.add(stage);
      expect(':', InputText.NEXT_STAGE);
      stage = stage();
    }
    stages.add(stage);
    return stages;
  }

  private TimeControlStage stage() throws Unexpected {
    skipSpaces();
    int begin = next;
    int moves = 0;
    if (skipDigits() > 0 && isNext('/')) {
      next = begin;
      moves = (int) number(1, TimeControlStage.MAX_MOVES, InputText.MOVES);
      expect('/', InputText.MOVES);
    } else {
      next = begin;
    }
    long millis = minutes();
    if (isAtEnd() || isNext(':') || isNext('|')) {
      return new TimeControlStage(moves, millis, TimingMethod.INCREMENT, 0);
    }
    TimingMethod bonus = bonus();
    long seconds = number(0, TimeControlStage.MAX_BONUS_SECONDS, InputText.SECONDS);
    return new TimeControlStage(moves, millis, bonus, seconds * 1000);
  }

  private TimingMethod bonus() throws Unexpected {
    for (TimingMethod bonus :
        List.of(TimingMethod.INCREMENT, TimingMethod.DELAY, TimingMethod.BRONSTEIN)) {
      if (take(bonus.letter())) {
        return bonus;
      }
    }
    throw unexpected(Said.of(InputText.BONUS));
  }

  /** Parses minutes with up to three decimal places and returns milliseconds. */
  private long minutes() throws Unexpected {
    skipSpaces();
    int begin = next;
    long millis = number(0, TimeControlStage.MAX_MINUTES, InputText.MINUTES) * 60_000;
    if (next < text.length() && text.charAt(next) == '.') {
      next++;
      int decimals = next;
      int digits = skipDigits();
      if (digits == 0 || digits > 3) {
        next = decimals;
        throw unexpected(Said.of(InputText.DECIMALS));
      }
      String thousandths = (text.substring(decimals, next) + "00").substring(0, 3);
      millis += Ascii.number(thousandths).orElseThrow() * TimeControlStage.GRAIN;
    }
    if (millis == 0 || millis > TimeControlStage.MAX_MINUTES * 60_000) {
      next = begin;
      throw unexpected(Said.of(InputText.SOME_MINUTES, TimeControlStage.MAX_MINUTES));
    }
    return millis;
  }

  private long number(long least, long most, InputText what) throws Unexpected {
    skipSpaces();
    int begin = next;
    skipDigits();
    long value = Ascii.number(text.substring(begin, next)).orElse(-1);
    if (value < least || value > most) {
      next = begin;
      throw unexpected(Said.of(what, least, most));
    }
    return value;
  }

  private int skipDigits() {
    int begin = next;
    while (next < text.length() && Ascii.isDigit(text.charAt(next))) {
      next++;
    }
    return next - begin;
  }

  private void skipSpaces() {
    while (next < text.length() && text.charAt(next) == ' ') {
      next++;
    }
  }

  private boolean isAtEnd() {
    skipSpaces();
    return next == text.length();
  }

  private boolean isNext(char wanted) {
    skipSpaces();
    return next < text.length() && text.charAt(next) == wanted;
  }

  private boolean take(char wanted) {
    boolean there = isNext(wanted);
    next += there ? 1 : 0;
    return there;
  }

  private void expect(char wanted, InputText expected) throws Unexpected {
    if (!take(wanted)) {
      throw unexpected(Said.of(expected));
    }
  }

  private void end(InputText expected) throws Unexpected {
    if (!isAtEnd()) {
      throw unexpected(Said.of(expected));
    }
  }

  private Unexpected unexpected(Said expected) {
    Said found = found();
    Said said =
        isMisspelt(found, expected)
            ? Said.of(InputText.UNREADABLE_TIME_CONTROL)
            : Said.of(InputText.WRONG_TIME_CONTROL, next + 1, found, expected);
    return new Unexpected(new Problem(FenField.TEXT.word(), next, found, expected, said));
  }

  /**
   * Whether the error is a wrong character, rather than a missing part or a number that is too
   * large. An example then helps more than the position of the error.
   */
  private static boolean isMisspelt(Said found, Said expected) {
    return switch ((InputText) expected.key()) {
      case NOTHING_AFTER_DASH, BLACK_OR_END, BONUS, THE_END -> true;
      case MINUTES, SECONDS ->
          found.key() != InputText.QUOTED
              || !Ascii.isDigit(((String) found.values().get(0)).charAt(0));
      default -> false;
    };
  }

  private Said found() {
    return next >= text.length()
        ? Said.of(InputText.THE_END)
        : Said.of(InputText.QUOTED, Excerpt.of(text.substring(next), 12));
  }

  /** Aborts the parse; caught within this class. */
  private static final class Unexpected extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Unexpected(Problem problem) {
      super(problem.toString());
      this.problem = problem;
    }
  }
}

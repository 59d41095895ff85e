package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/** Reads one text of a time control, from left to right; the first thing wrong is the answer. */
final class TimeControlReader {

  private final String text;
  private int next;

  TimeControlReader(String text) {
    this.text = text;
  }

  TimeControlReading read() {
    try {
      return new TimeControlReading.Read(control());
    } catch (Unexpected unexpected) {
      return unexpected.problem;
    }
  }

  private TimeControl control() throws Unexpected {
    if (take('-')) {
      end("nothing after \"-\"");
      return TimeControl.NONE;
    }
    List<Stage> white = side();
    if (!take('|')) {
      end(":, | or the end");
      return new TimeControl(white, white);
    }
    boolean hourglass = white.get(0).bonus() == Bonus.HOURGLASS;
    if (hourglass != isNext('*')) {
      throw unexpected(
          hourglass ? "* for an hourglass too" : "minutes, for White has no hourglass");
    }
    List<Stage> black = side();
    end("the end");
    return new TimeControl(white, black);
  }

  /** One player's stages: every one but the last has a number of moves. */
  private List<Stage> side() throws Unexpected {
    if (take('*')) {
      return List.of(new Stage(0, minutes(), Bonus.HOURGLASS, 0));
    }
    List<Stage> stages = new ArrayList<>();
    Stage stage = stage();
    while (stage.moves() > 0) {
      stages.add(stage);
      expect(':', "\":\" and the next stage");
      stage = stage();
    }
    stages.add(stage);
    return stages;
  }

  private Stage stage() throws Unexpected {
    int begin = next;
    int moves = 0;
    if (skipDigits() > 0 && isNext('/')) {
      next = begin;
      moves = (int) number(1, Stage.MAX_MOVES, "a number of moves");
      next++;
    } else {
      next = begin;
    }
    long millis = minutes();
    if (next == text.length() || isNext(':') || isNext('|')) {
      return new Stage(moves, millis, Bonus.INCREMENT, 0);
    }
    Bonus bonus = bonus();
    long seconds = number(0, Stage.MAX_BONUS_SECONDS, "seconds");
    return new Stage(moves, millis, bonus, seconds * 1000);
  }

  private Bonus bonus() throws Unexpected {
    for (Bonus bonus : List.of(Bonus.INCREMENT, Bonus.DELAY, Bonus.BRONSTEIN)) {
      if (take(bonus.letter())) {
        return bonus;
      }
    }
    throw unexpected("+, d or b and seconds");
  }

  /** Minutes with up to three decimals, in milliseconds. */
  private long minutes() throws Unexpected {
    int begin = next;
    long millis = number(0, Stage.MAX_MINUTES, "minutes") * 60_000;
    if (take('.')) {
      int decimals = next;
      int digits = skipDigits();
      if (digits == 0 || digits > 3) {
        next = decimals;
        throw unexpected("one to three decimals");
      }
      String thousandths = (text.substring(decimals, next) + "00").substring(0, 3);
      millis += Ascii.number(thousandths).orElseThrow() * Stage.GRAIN;
    }
    if (millis == 0 || millis > Stage.MAX_MINUTES * 60_000) {
      next = begin;
      throw unexpected("more than 0 and at most " + Stage.MAX_MINUTES + " minutes");
    }
    return millis;
  }

  private long number(long least, long most, String what) throws Unexpected {
    int begin = next;
    skipDigits();
    long value = Ascii.number(text.substring(begin, next)).orElse(-1);
    if (value < least || value > most) {
      next = begin;
      throw unexpected(what + ", " + least + " to " + most);
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

  private boolean isNext(char wanted) {
    return next < text.length() && text.charAt(next) == wanted;
  }

  private boolean take(char wanted) {
    boolean there = isNext(wanted);
    next += there ? 1 : 0;
    return there;
  }

  private void expect(char wanted, String expected) throws Unexpected {
    if (!take(wanted)) {
      throw unexpected(expected);
    }
  }

  private void end(String expected) throws Unexpected {
    if (next < text.length()) {
      throw unexpected(expected);
    }
  }

  private Unexpected unexpected(String expected) {
    return new Unexpected(new TimeControlReading.Malformed(next, found(), expected));
  }

  private String found() {
    if (next >= text.length()) {
      return "the end";
    }
    return '"' + Excerpt.of(text.substring(next), 12) + '"';
  }

  /** Leaves the descent; never leaves this class. */
  private static final class Unexpected extends Exception {

    private static final long serialVersionUID = 1;

    private final transient TimeControlReading.Malformed problem;

    Unexpected(TimeControlReading.Malformed problem) {
      super(problem.toString());
      this.problem = problem;
    }
  }
}

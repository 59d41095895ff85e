package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;

/**
 * A game's time control. Without a clock, both lists are empty. Otherwise every stage except the
 * last in each list has a move limit. In text form, {@code 5+3} is five minutes with a three-second
 * increment, {@code 5d3} a simple delay, {@code 5b3} Bronstein, {@code *3} an hourglass of three
 * minutes, {@code 40/90+30:30+30} several stages, {@code 5+3|3+3} different times for White and
 * Black, and {@code -} no clock. If only minutes are given, there is no increment. Minutes may have
 * up to three decimal places, as in {@code 0.5+0}, but must not be zero.
 */
public record TimeControl(List<TimeControlStage> white, List<TimeControlStage> black) {
  public static final TimeControl NONE = new TimeControl(List.of(), List.of());

  public TimeControl {
    white = List.copyOf(white);
    black = List.copyOf(black);
    if (!isComplete(white)
        || !isComplete(black)
        || white.isEmpty() != black.isEmpty()
        || isHourglass(white) != isHourglass(black)) {
      throw new IllegalArgumentException("bad time control: " + text(white) + '|' + text(black));
    }
  }

  private static boolean isComplete(List<TimeControlStage> stages) {
    for (int i = 0; i < stages.size(); i++) {
      boolean last = i == stages.size() - 1;
      boolean counted = stages.get(i).moves() > 0;
      if (counted == last || (isHourglass(stages) && stages.size() > 1)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHourglass(List<TimeControlStage> stages) {
    return !stages.isEmpty() && stages.get(stages.size() - 1).mode() == TimingMethod.HOURGLASS;
  }

  /** Creates a time control with the same stages for both sides. */
  public static TimeControl of(TimeControlStage... stages) {
    return new TimeControl(List.of(stages), List.of(stages));
  }

  /**
   * Parses time-control text, such as {@code 5+3}.
   *
   * @throws TextParseException if the text is not a time control; the message says what to write
   *     instead
   */
  public static TimeControl of(String text) {
    return read(text).orElseThrow();
  }

  /** Parses time-control text and returns any error as a value. */
  public static Reading<TimeControl> read(String text) {
    return new TimeControlReader(text).read();
  }

  /** Returns a side's stages; empty if there is no clock. */
  public List<TimeControlStage> stages(Color color) {
    return color == Color.WHITE ? white : black;
  }

  public boolean hasClock() {
    return !white.isEmpty();
  }

  /** FIDE's pace category, for display; empty if there is no clock. */
  public Optional<FidePace> fidePace() {
    return hasClock() ? Optional.of(FidePace.of(millisInAll(60))) : Optional.empty();
  }

  /**
   * Returns the time that each side gets for this number of moves, including bonuses. If the sides
   * differ, returns the longer time.
   */
  public long millisFor(int moves) {
    return Math.max(millis(white, moves, false), millis(black, moves, false));
  }

  /** Like {@link #millisFor}, but also includes the stages that begin after these moves. */
  private long millisInAll(int moves) {
    return Math.max(millis(white, moves, true), millis(black, moves, true));
  }

  private static long millis(List<TimeControlStage> stages, int moves, boolean everyStage) {
    long millis = 0;
    int left = moves;
    for (TimeControlStage stage : stages) {
      int here = stage.moves() == 0 ? left : Math.min(left, stage.moves());
      if (here > 0 || everyStage) {
        millis += stage.millis() + here * stage.bonusMillis();
      }
      left -= here;
    }
    return millis;
  }

  /** Returns the canonical text form, which is the same for equal time controls. */
  public String text() {
    if (!hasClock()) {
      return "-";
    }
    String whites = text(white);
    String blacks = text(black);
    return whites.equals(blacks) ? whites : whites + '|' + blacks;
  }

  private static String text(List<TimeControlStage> stages) {
    StringBuilder text = new StringBuilder();
    for (TimeControlStage stage : stages) {
      text.append(text.length() > 0 ? ":" : "");
      if (stage.mode() == TimingMethod.HOURGLASS) {
        text.append(stage.mode().letter());
        appendMinutes(text, stage.millis());
      } else {
        text.append(stage.moves() > 0 ? stage.moves() + "/" : "");
        appendMinutes(text, stage.millis());
        text.append(stage.mode().letter()).append(stage.bonusMillis() / 1000);
      }
    }
    return text.toString();
  }

  private static void appendMinutes(StringBuilder text, long millis) {
    text.append(millis / 60_000);
    String decimals = "" + (1000 + millis % 60_000 / TimeControlStage.GRAIN);
    int end = decimals.length();
    while (decimals.charAt(end - 1) == '0') {
      end--;
    }
    text.append(end > 1 ? "." + decimals.substring(1, end) : "");
  }

  @Override
  public String toString() {
    return text();
  }

  /**
   * One stage of a time control.
   *
   * @param moves the number of moves to make in this stage; 0 in the last stage, which has no limit
   * @param millis the time that the stage adds when it begins
   * @param bonusMillis the increment or delay per move; 0 for an hourglass
   */
  public record TimeControlStage(int moves, long millis, TimingMethod mode, long bonusMillis) {
    /** {@code millis} must be a multiple of this: 0.001 minutes, the smallest step in text form. */
    static final long GRAIN = 60;

    static final int MAX_MOVES = 999;

    /** The maximum length of a stage, and the maximum time to which a clock can be set. */
    public static final long MAX_MINUTES = 9999;

    static final long MAX_BONUS_SECONDS = 3600;

    public TimeControlStage {
      boolean sensible =
          moves >= 0
              && moves <= MAX_MOVES
              && millis > 0
              && millis % GRAIN == 0
              && millis <= MAX_MINUTES * 60_000
              && bonusMillis >= 0
              && bonusMillis % 1000 == 0
              && bonusMillis <= MAX_BONUS_SECONDS * 1000
              && (mode != TimingMethod.HOURGLASS || (moves == 0 && bonusMillis == 0));
      if (!sensible) {
        throw new IllegalArgumentException(
            "invalid stage: " + moves + " moves in " + millis + " ms, " + mode + " " + bonusMillis);
      }
    }

    /** Creates a stage for the rest of the game, with its increment or delay in seconds. */
    public static TimeControlStage minutes(int minutes, TimingMethod bonus, int seconds) {
      return new TimeControlStage(0, minutes * 60_000L, bonus, seconds * 1000L);
    }
  }

  /** A clock's timing method. */
  public enum TimingMethod {
    /** Fischer: the clock adds the increment after every move. */
    INCREMENT('+'),
    /** Simple (US) delay: on each turn, the clock starts counting down only after the delay. */
    DELAY('d'),
    /** Bronstein: after each move, the clock adds back the time used, up to the delay. */
    BRONSTEIN('b'),
    /** Hourglass: the time that a player uses is added to the opponent's clock. */
    HOURGLASS('*');

    private final char letter;

    TimingMethod(char letter) {
      this.letter = letter;
    }

    /** The character that stands for this method in time-control text. */
    public char letter() {
      return letter;
    }
  }
}

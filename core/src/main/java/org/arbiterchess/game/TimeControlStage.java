package org.arbiterchess.game;

/**
 * One period of a time control.
 *
 * @param moves how many moves must be made in it, 0 in the last, which has no number
 * @param millis the time it adds when it begins
 * @param bonusMillis what every move brings or spares, 0 in an hourglass
 */
public record TimeControlStage(int moves, long millis, ClockMode mode, long bonusMillis) {

  /** The text of a time control has three decimals of a minute, each 60 milliseconds. */
  static final long GRAIN = 60;

  static final int MAX_MOVES = 999;
  static final long MAX_MINUTES = 9999;
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
            && (mode != ClockMode.HOURGLASS || (moves == 0 && bonusMillis == 0));
    if (!sensible) {
      throw new IllegalArgumentException(
          "no stage has " + moves + " moves in " + millis + " ms, " + mode + " " + bonusMillis);
    }
  }

  /** The rest of the game in so many minutes. */
  public static TimeControlStage minutes(int minutes, ClockMode bonus, int seconds) {
    return new TimeControlStage(0, minutes * 60_000L, bonus, seconds * 1000L);
  }
}

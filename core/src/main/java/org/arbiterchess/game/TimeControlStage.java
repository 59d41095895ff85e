package org.arbiterchess.game;

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

package org.arbiterchess.game;

/**
 * FIDE's pace categories, based on the total time of all stages plus sixty increments (Appendices A
 * and B).
 */
public enum FidePace {
  BLITZ,
  RAPID,
  STANDARD;

  private static final long MINUTE = 60_000;

  static FidePace of(long millisForSixtyMoves) {
    if (millisForSixtyMoves <= 10 * MINUTE) {
      return BLITZ;
    }
    return millisForSixtyMoves < 60 * MINUTE ? RAPID : STANDARD;
  }

  /**
   * The extra time for the opponent's first irregularity (7.5.5) or incorrect claim (9.5.3): two
   * minutes, or one in rapid (A.3) and blitz. For supervised blitz, one minute is our reading; by
   * its letter, B.2 leaves two.
   */
  public long penaltyMillis() {
    return this == STANDARD ? 2 * MINUTE : MINUTE;
  }
}

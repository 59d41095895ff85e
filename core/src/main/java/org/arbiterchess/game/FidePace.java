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
}

package org.arbiterchess.game;

/**
 * FIDE's pace categories, based on the total time of all stages plus sixty increments (Appendices A
 * and B).
 */
public enum FidePace {
  BLITZ,
  RAPID,
  STANDARD;

  /** The article cited with the minute that our reading of it gives. */
  public static final String SUPERVISED_BLITZ = "B.2";

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

  /**
   * The article that grants the extra time: A.3 where it halves it, the article of our reading in
   * supervised blitz, and otherwise the article that was broken.
   */
  public String penaltyArticle(String broken, boolean isSupervised) {
    return switch (this) {
      case STANDARD -> broken;
      case RAPID -> "A.3";
      case BLITZ -> isSupervised ? SUPERVISED_BLITZ : "A.3";
    };
  }
}

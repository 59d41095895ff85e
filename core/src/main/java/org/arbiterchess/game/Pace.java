package org.arbiterchess.game;

/**
 * Common usage, by the base and forty increments: it sets how long an absent opponent is waited
 * for. The label to show is {@link FidePace}.
 */
public enum Pace {
  BULLET,
  BLITZ,
  RAPID,
  CLASSICAL;

  private static final long MINUTE = 60_000;

  static Pace of(long millisForFortyMoves) {
    if (millisForFortyMoves < 3 * MINUTE) {
      return BULLET;
    }
    if (millisForFortyMoves < 8 * MINUTE) {
      return BLITZ;
    }
    return millisForFortyMoves < 25 * MINUTE ? RAPID : CLASSICAL;
  }
}

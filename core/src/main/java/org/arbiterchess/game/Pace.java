package org.arbiterchess.game;

/**
 * Pace categories in common use, from the base time plus forty increments. They determine how long
 * to wait for an absent opponent. To show a label, use {@link FidePace}.
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

package org.arbiterchess.game;

/**
 * The pace categories in common use online, based on the base time plus forty increments. They
 * determine how long a player must wait for an absent opponent. The category displayed to players
 * is the {@link FidePace}.
 */
public enum OnlinePace {
  BULLET,
  BLITZ,
  RAPID,
  CLASSICAL;

  private static final long MINUTE = 60_000;

  static OnlinePace of(long millisForFortyMoves) {
    if (millisForFortyMoves < 3 * MINUTE) {
      return BULLET;
    }
    if (millisForFortyMoves < 8 * MINUTE) {
      return BLITZ;
    }
    return millisForFortyMoves < 25 * MINUTE ? RAPID : CLASSICAL;
  }
}

package org.arbiterchess.game;

/** The labels people know, by the base and forty increments. Labels only: nothing rests on them. */
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

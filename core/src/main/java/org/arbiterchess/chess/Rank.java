package org.arbiterchess.chess;

/** A row of the board, numbered from White's side. */
public enum Rank {
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  FIFTH,
  SIXTH,
  SEVENTH,
  EIGHTH;

  private static final Rank[] ALL = values();

  /** The number from 1 to 8, as in square names. */
  public int number() {
    return ordinal() + 1;
  }

  /** The rank with the given number from 1 to 8. */
  public static Rank of(int number) {
    if (number < 1 || number > 8) {
      throw new IllegalArgumentException("rank number must be 1 to 8, not " + number);
    }
    return ALL[number - 1];
  }
}

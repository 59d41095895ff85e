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

  /** The number from 1 to 8, as in the names of squares. */
  public int number() {
    return ordinal() + 1;
  }

  /** The rank with the given number from 1 to 8. */
  public static Rank of(int number) {
    if (number < 1 || number > 8) {
      throw new IllegalArgumentException("no rank has the number " + number + "; it is 1 to 8");
    }
    return ALL[number - 1];
  }
}

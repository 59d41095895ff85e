package org.arbiterchess.chess;

/** A column of the board. */
public enum File {
  A,
  B,
  C,
  D,
  E,
  F,
  G,
  H;

  private static final File[] ALL = values();

  /** The letter in lower case, as in square names. */
  public char letter() {
    return (char) ('a' + ordinal());
  }

  /** The file with the given number, from 1 (a) to 8 (h). */
  public static File of(int number) {
    if (number < 1 || number > 8) {
      throw new IllegalArgumentException("file number must be 1 to 8, not " + number);
    }
    return ALL[number - 1];
  }
}

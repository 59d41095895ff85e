package org.arbiterchess.chess;

import java.util.Optional;

/** One of the sixty-four squares, in the order a1, b1, … h1, a2, … h8. */
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  private static final Square[] ALL = values();

  public File file() {
    return File.of((ordinal() & 7) + 1);
  }

  public Rank rank() {
    return Rank.of((ordinal() >> 3) + 1);
  }

  /** The index from 0 (a1) to 63 (h8). */
  public int index() {
    return ordinal();
  }

  /** Whether the square is light; a1 is dark. */
  public boolean isLight() {
    return ((ordinal() ^ ordinal() >> 3) & 1) != 0;
  }

  /** The square with the given {@link #index}. */
  public static Square of(int index) {
    if (index < 0 || index > 63) {
      throw new IllegalArgumentException("square index must be 0 to 63, not " + index);
    }
    return ALL[index];
  }

  public static Square of(File file, Rank rank) {
    return ALL[rank.ordinal() * 8 + file.ordinal()];
  }

  /** The square with the given name; the letter may be in either case. */
  public static Optional<Square> ofName(String name) {
    if (name.length() != 2) {
      return Optional.empty();
    }
    int file = (name.charAt(0) | 0x20) - 'a';
    int rank = name.charAt(1) - '1';
    boolean letter = name.charAt(0) < 0x80;
    return letter && file >= 0 && file < 8 && rank >= 0 && rank < 8
        ? Optional.of(ALL[rank * 8 + file])
        : Optional.empty();
  }

  /** The name in algebraic notation, such as {@code e4}. */
  @Override
  public String toString() {
    return "" + (char) ('a' + (ordinal() & 7)) + (char) ('1' + (ordinal() >> 3));
  }
}

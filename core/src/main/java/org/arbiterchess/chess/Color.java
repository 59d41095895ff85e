package org.arbiterchess.chess;

import org.arbiterchess.language.Noun;

/**
 * A side's colour. The methods return ranks and directions from that side's point of view, so
 * callers need no separate code for White and Black.
 */
public enum Color implements Noun {
  WHITE,
  BLACK;

  /** The opponent. */
  public Color other() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** The change of rank when this side's pawns advance one square: 1 or -1. */
  public int forward() {
    return this == WHITE ? 1 : -1;
  }

  /** The rank on which this side's king and rooks start. */
  public Rank backRank() {
    return rank(1);
  }

  /** The rank on which this side's pawns start and from which they may advance two squares. */
  public Rank pawnRank() {
    return rank(2);
  }

  /** The rank on which this side's pawns promote. */
  public Rank promotionRank() {
    return rank(8);
  }

  /** The rank with the given number from 1 to 8, counted from this side's back rank. */
  public Rank rank(int number) {
    return Rank.of(this == WHITE ? number : 9 - number);
  }

  /** The name in lower case, for machine-readable formats: {@code white} or {@code black}. */
  public String word() {
    return this == WHITE ? "white" : "black";
  }

  @Override
  public String noun() {
    return word();
  }
}

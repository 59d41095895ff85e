package org.arbiterchess.winnability;

/** What proves that a side can never checkmate. */
public enum Argument {
  BARE_KING,
  /** King and knight against king and queens only: nothing can block the other king's flight. */
  KNIGHT_AGAINST_QUEENS,
  /** All bishops on one colour, and no pawn, knight or bishop of the other on the board. */
  BISHOPS_OF_ONE_COLOR,
  /** Wherever the pieces can ever get, the other king has a flight or is never attacked. */
  OUT_OF_REACH,
  /** The same, because a king's steps that would change it always stalemate the other side. */
  OUT_OF_REACH_BUT_STALEMATE,
  /** Every position that can arise was looked at. */
  EXHAUSTED
}

package org.arbiterchess.game;

/** Why a side could not checkmate by any series of legal moves (5.1.2, 6.9). */
public enum NoMate {
  BARE_KING,
  /** King and knight against king and queens only: nothing can block the other king's flight. */
  KNIGHT_AGAINST_QUEENS,
  /** All bishops on one colour, and no pawn, knight or bishop of the other on the board. */
  BISHOPS_OF_ONE_COLOR,
  /** The arbiter's verdict found no series of moves. */
  VERDICT
}

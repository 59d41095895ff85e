package org.arbiterchess.game;

/**
 * The ways a game can end. The names are part of the public API. The first seven are in order of
 * precedence, for moves that end the game in several ways at once.
 */
public enum Ending {
  CHECKMATE,
  STALEMATE,
  DEAD_POSITION,
  FIVEFOLD_REPETITION,
  SEVENTY_FIVE_MOVES,
  THREEFOLD_REPETITION,
  FIFTY_MOVES,
  RESIGNATION,
  FLAG,
  AGREEMENT,
  /** Aborted without a result before both sides had moved. */
  ABORTED,
  /** Ended by the players without a result. */
  STOPPED,
  /** One player left, and the other claimed a win or a draw. */
  ABANDONED,
  /** A player's second irregularity in strict play (7.5.5). */
  ILLEGAL_MOVES,
  /** The arbiter declared the result in strict play, citing the article. */
  DECLARED
}

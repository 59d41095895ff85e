package org.arbiterchess.game;

/**
 * How a game can end. The names are public; the first seven are in the order in which they take
 * precedence when several come with one move.
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
  /** Called off before each side has moved, without a result. */
  ABORTED,
  /** Ended by the players without a result. */
  STOPPED,
  /** The opponent went away, and the one who stayed claimed. */
  ABANDONED
}

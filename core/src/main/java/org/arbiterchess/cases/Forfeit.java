package org.arbiterchess.cases;

/** Whether the result of a game is recorded as a forfeit, with + and – instead of 1 and 0. */
public enum Forfeit {
  NO,
  /** The players have not both made a move. */
  YES,
  /** It is unknown whether both players have made a move. */
  UNLESS_BOTH_MOVED
}

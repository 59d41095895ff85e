package org.arbiterchess.game;

/**
 * Whether the player who moves first gets the Fischer increment for the first move. In a casual
 * game that move is untimed. Delay, Bronstein and hourglass clocks add nothing for it.
 */
public enum FirstMoveIncrement {
  /** No increment. This is the default for logs that do not specify a rule for the first move. */
  NONE,
  /**
   * The clock adds the increment after the move, as after any other move. New casual games use this
   * rule.
   */
  AFTER_MOVE,
  /**
   * The clock includes the increment from the beginning, as tournament clocks do, and the first
   * move is timed. Strict games use this rule.
   */
  INCLUDED
}

package org.arbiterchess.game;

/**
 * Whether the player who moves first gets the Fischer increment for the first move. That move is
 * always untimed. Delay, Bronstein and hourglass clocks add nothing for it.
 */
public enum FirstMoveIncrement {
  /** No increment. This rule applies to games whose log names no rule. */
  NONE,
  /** The clock adds the increment after the move, as after any other. New games use this rule. */
  AFTER_MOVE
}

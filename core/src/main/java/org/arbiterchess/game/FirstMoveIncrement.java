package org.arbiterchess.game;

/**
 * Whether the player who moves first gets the Fischer increment for the first move. That move is
 * always untimed. Delay, Bronstein and hourglass add nothing for it.
 */
public enum FirstMoveIncrement {
  /** Never. Games whose log does not name a rule use this one. */
  NONE,
  /** After the move, like every other increment. New games use this rule. */
  AFTER_MOVE
}

package org.arbiterchess.game;

/**
 * When the player who begins gets the Fischer increment of the first move. That move is untimed in
 * any case; a delay, Bronstein's included, and an hourglass have nothing to give for it.
 */
public enum FirstMoveIncrement {
  /** Never. This is the rule of games that were started without naming one. */
  NONE,
  /** With the move, like every other increment. This is the rule of new games. */
  AFTER_MOVE
}

package org.arbiterchess.game;

/** The ways in which the arbiter's seat can end a game. */
public enum ArbiterStopKind {
  WHITE_RESIGNS,
  BLACK_RESIGNS,
  DRAW_AGREED,
  NO_RESULT,
  /**
   * In an online game joined through a link, the side to move has not made its first move in time,
   * so the server aborts the game.
   */
  NO_FIRST_MOVE
}

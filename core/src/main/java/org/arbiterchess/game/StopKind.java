package org.arbiterchess.game;

/** The ways in which the arbiter's seat can end a game. */
public enum StopKind {
  WHITE_RESIGNS,
  BLACK_RESIGNS,
  DRAW_AGREED,
  NO_RESULT,
  /** By link, the server aborts a game whose side to move has not made its first move in time. */
  NO_FIRST_MOVE
}

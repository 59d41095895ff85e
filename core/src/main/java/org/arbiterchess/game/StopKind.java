package org.arbiterchess.game;

/** How the players agree to end a game that they play in person. */
public enum StopKind {
  WHITE_RESIGNS,
  BLACK_RESIGNS,
  DRAW_AGREED,
  NO_RESULT
}

package org.arbiterchess.game;

/** The ways in which the players can agree to end a game that they play in person. */
public enum StopKind {
  WHITE_RESIGNS,
  BLACK_RESIGNS,
  DRAW_AGREED,
  NO_RESULT
}

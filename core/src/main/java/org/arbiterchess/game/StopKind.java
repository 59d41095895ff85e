package org.arbiterchess.game;

/** The ways players can agree to end a game played in person. */
public enum StopKind {
  WHITE_RESIGNS,
  BLACK_RESIGNS,
  DRAW_AGREED,
  NO_RESULT
}

package org.arbiterchess.game;

/** What the players say when they end a game at the table. */
public enum StopKind {
  WHITE_RESIGNS,
  BLACK_RESIGNS,
  DRAW_AGREED,
  NO_RESULT
}

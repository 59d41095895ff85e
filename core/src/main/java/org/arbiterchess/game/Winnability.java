package org.arbiterchess.game;

/** Whether the opponent could have checkmated by any series of legal moves (5.1.2, 6.9). */
public enum Winnability {
  WINNABLE,
  UNWINNABLE,
  /** Nobody could say in time. The ordinary result stands, for doubt never makes a draw. */
  UNDETERMINED
}

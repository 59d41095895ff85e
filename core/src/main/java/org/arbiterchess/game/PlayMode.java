package org.arbiterchess.game;

/** How a game is played: with legal moves only, or under tournament conditions. */
public enum PlayMode {
  /** Only legal moves are accepted, and a move is completed at once. */
  CASUAL,
  /**
   * A touched piece must move, a move is completed by pressing the clock, and irregularities are
   * penalised (Articles 4, 6 and 7). This mode is available only in over-the-board games.
   */
  STRICT
}

package org.arbiterchess.clock;

/** What happens when the first flag falls. Afterwards, neither clock gains time. */
public enum FlagRule {
  /** Both clocks stop. */
  BOTH_STOP,
  /**
   * The game goes on until a player claims: presses still count, and the opponent's flag may fall
   * too. Unsupervised games are played like this (6.8, A.5.3).
   */
  OTHER_RUNS
}

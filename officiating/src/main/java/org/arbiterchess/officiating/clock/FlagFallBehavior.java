package org.arbiterchess.officiating.clock;

/** What happens when the first flag falls. Afterwards, neither clock gains time. */
public enum FlagFallBehavior {
  /** Both clocks stop. */
  BOTH_STOP,
  /**
   * The game continues until a player claims that a flag has fallen. Presses still count, and the
   * opponent's flag may also fall. This is the rule for unsupervised games (6.8, A.5.3).
   */
  OTHER_RUNS
}

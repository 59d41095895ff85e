package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;

/** What happens to the clocks, apart from added time. */
public enum ClockConsequence {
  UNCHANGED,
  BOTH_STOPPED,
  WHITE_RUNS,
  BLACK_RUNS,
  /** The arbiter uses their best judgement to determine the times (7.1). */
  BY_JUDGEMENT,
  /** The clock is stopped and corrected, including the move counter (6.10.2). */
  SET_RIGHT,
  /** Both clocks are set for a new game. */
  RESET;

  static ClockConsequence runs(Color color) {
    return color == Color.WHITE ? WHITE_RUNS : BLACK_RUNS;
  }
}

package org.arbiterchess.officiating.clock;

import org.arbiterchess.game.FirstMoveIncrement;

/** How the clock starts, and when the players get their first increment. */
public enum ClockStartBehavior {
  /**
   * A press by either player starts the opponent's clock. If White presses first, that press
   * completes White's first move, which takes no time. The increment is added after each move.
   */
  CASUAL(FirstMoveIncrement.AFTER_MOVE),
  /**
   * White's clock starts first, as at a tournament (6.6). Each clock includes its first increment
   * from the start.
   */
  STRICT(FirstMoveIncrement.INCLUDED);

  private final FirstMoveIncrement firstIncrement;

  ClockStartBehavior(FirstMoveIncrement firstIncrement) {
    this.firstIncrement = firstIncrement;
  }

  FirstMoveIncrement firstIncrement() {
    return firstIncrement;
  }
}

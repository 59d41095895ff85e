package org.arbiterchess.officiating.clock;

import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.TimeControl;

/** The settings that the players choose before they start the clock. */
public record ClockSettings(TimeControl control, Start start, Flags flags) {

  /** How the clock starts, and when the players get their first increment. */
  public enum Start {
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

    Start(FirstMoveIncrement firstIncrement) {
      this.firstIncrement = firstIncrement;
    }

    FirstMoveIncrement firstIncrement() {
      return firstIncrement;
    }
  }

  /** What happens when the first flag falls. Afterwards, neither clock gains time. */
  public enum Flags {
    /** Both clocks stop. */
    BOTH_STOP,
    /**
     * The game continues until a player claims that a flag has fallen. Presses still count, and the
     * opponent's flag may also fall. This is the rule for unsupervised games (6.8, A.5.3).
     */
    OTHER_RUNS
  }

  public ClockSettings {
    if (!control.hasClock()) {
      throw new IllegalArgumentException("a clock needs a time control");
    }
  }
}

package org.arbiterchess.clock;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/** What somebody asks of the clock. */
public sealed interface ClockCommand {

  /**
   * A player presses, which completes a move (6.2.1). Before the start, Black's press starts
   * White's clock.
   */
  record Press(Color by) implements ClockCommand {

    public Press {
      requireNonNull(by, "by");
    }
  }

  /** Starts White's clock (6.6). */
  record Start() implements ClockCommand {}

  /** Stops both clocks. */
  record Pause() implements ClockCommand {}

  /** Continues with the clock that ran before the pause. */
  record Resume() implements ClockCommand {}

  /**
   * Sets both times, in milliseconds. Also sets the move counters and the side whose clock runs
   * next, if they are given. A flag counts as not fallen once its side has time again.
   */
  record SetTimes(
      long white,
      long black,
      Optional<Integer> whiteMoves,
      Optional<Integer> blackMoves,
      Optional<Color> turn)
      implements ClockCommand {

    public SetTimes {
      requireNonNull(whiteMoves, "whiteMoves");
      requireNonNull(blackMoves, "blackMoves");
      requireNonNull(turn, "turn");
    }
  }

  /** Adds time to a clock or, if negative, takes it away. */
  record AddTime(Color color, long millis) implements ClockCommand {

    public AddTime {
      requireNonNull(color, "color");
    }
  }

  /** Swaps the halves of the screen that belong to White and Black. */
  record SwapSides() implements ClockCommand {}

  /** Looks whether a flag has fallen. */
  record CheckFlag() implements ClockCommand {}

  /** Resets the clock to its settings and begins a new log. */
  record Restart() implements ClockCommand {}
}

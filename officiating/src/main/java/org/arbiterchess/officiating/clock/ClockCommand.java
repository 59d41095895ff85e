package org.arbiterchess.officiating.clock;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/** A command to the clock. */
public sealed interface ClockCommand {

  /**
   * A player presses the clock, which completes a move (6.2.1). If the clock has not been started,
   * Black's press starts White's clock.
   */
  record Press(Color by) implements ClockCommand {}

  /** Starts White's clock (6.6). */
  record Start() implements ClockCommand {}

  /** Stops both clocks. */
  record Pause() implements ClockCommand {}

  /** Restarts the clock that was running before the pause. */
  record Resume() implements ClockCommand {}

  /**
   * Sets both times, in milliseconds. Also sets the move counters and the side whose clock runs
   * next, if they are given. Once a side has time again, its flag no longer counts as fallen.
   */
  record SetTimes(
      long white,
      long black,
      Optional<Integer> whiteMoves,
      Optional<Integer> blackMoves,
      Optional<Color> turn)
      implements ClockCommand {

    public long millis(Color color) {
      return color == Color.WHITE ? white : black;
    }

    public Optional<Integer> moves(Color color) {
      return color == Color.WHITE ? whiteMoves : blackMoves;
    }
  }

  /** Adds time to a clock, or subtracts it if {@code millis} is negative. */
  record AddTime(Color color, long millis) implements ClockCommand {}

  /** Swaps White's and Black's halves of the screen. */
  record SwapSides() implements ClockCommand {}

  /** Checks whether a flag has fallen. */
  record CheckFlag() implements ClockCommand {}

  /** Sets up the clock again with the same settings and begins a new log. */
  record Restart() implements ClockCommand {}
}

package org.arbiterchess.pgn;

import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;

/** Finds the times at which moves were played from the clock times in their comments. */
final class ClockReplay {

  private ClockReplay() {}

  /**
   * Returns the time of a move after which the player's clock shows {@code [%clk]}, or else the
   * time that {@code [%emt]} says. If there is no such time, it is as close as possible.
   *
   * @param now the time of the previous move
   */
  static long timeOfMove(Clock clock, Color mover, MoveAnnotations notes, long now) {
    long at = now;
    if (notes.clock().isPresent()) {
      // The second step counts a delay, during which the clock stands still.
      for (int i = 0; i < 2; i++) {
        at += Math.max(0, shown(clock, mover, at) - notes.clock().getAsLong());
      }
    } else {
      at += notes.elapsed().orElse(0);
    }
    OptionalLong flag = clock.flagFalls();
    return flag.isPresent() ? Math.max(now, Math.min(at, flag.getAsLong() - 1)) : at;
  }

  /** What the player's clock shows after a move at the given time. */
  static long shown(Clock clock, Color mover, long at) {
    return clock.press(mover, at).remaining(mover, at);
  }
}

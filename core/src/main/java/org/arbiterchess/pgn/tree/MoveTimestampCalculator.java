package org.arbiterchess.pgn.tree;

import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;

/** Derives the time at which each move was played from the clock times in the comments. */
final class MoveTimestampCalculator {

  private MoveTimestampCalculator() {}

  /**
   * Returns the time at which a move was played. This is when the player's clock shows the {@code
   * [%clk]} time or comes as close to it as possible. Without {@code [%clk]}, the time is derived
   * from {@code [%emt]}.
   *
   * @param now the time of the previous move
   */
  static long timeOfMove(Clock clock, Color mover, MoveAnnotations notes, long now) {
    long at = now;
    if (notes.clock().isPresent()) {
      // The second iteration accounts for a delay, during which the clock does not run.
      for (int i = 0; i < 2; i++) {
        at += Math.max(0, shown(clock, mover, at) - notes.clock().getAsLong());
      }
    } else {
      at += notes.elapsed().orElse(0);
    }
    OptionalLong flag = clock.flagFalls();
    return flag.isPresent() ? Math.max(now, Math.min(at, flag.getAsLong() - 1)) : at;
  }

  /** Returns the time that the player's clock shows after a move at the given time. */
  static long shown(Clock clock, Color mover, long at) {
    return clock.press(mover, at).remaining(mover, at);
  }
}

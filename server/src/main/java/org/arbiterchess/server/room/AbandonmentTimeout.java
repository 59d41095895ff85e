package org.arbiterchess.server.room;

import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;

/** How long a player may be away before the opponent can claim a win or a draw. */
final class AbandonmentTimeout {

  private AbandonmentTimeout() {}

  /** The pace counts as it does online: by the base time and forty increments. */
  static long millis(TimeControl control, ServerLimits limits) {
    long minutes = control.millisFor(40) / 60_000;
    if (!control.hasClock() || minutes >= 25) {
      return limits.millis(ServerLimit.GONE_SECONDS_CLASSICAL);
    }
    return limits.millis(minutes < 8 ? ServerLimit.GONE_SECONDS : ServerLimit.GONE_SECONDS_RAPID);
  }
}

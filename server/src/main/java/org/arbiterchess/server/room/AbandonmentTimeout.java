package org.arbiterchess.server.room;

import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.OnlinePace;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;

/** How long a player may be away before the opponent can claim a win or a draw. */
final class AbandonmentTimeout {

  private AbandonmentTimeout() {}

  static long millis(TimeControl control, ServerLimits limits) {
    return limits.millis(
        switch (control.pace().orElse(OnlinePace.CLASSICAL)) {
          case BULLET, BLITZ -> ServerLimit.GONE_SECONDS;
          case RAPID -> ServerLimit.GONE_SECONDS_RAPID;
          case CLASSICAL -> ServerLimit.GONE_SECONDS_CLASSICAL;
        });
  }
}

package org.arbiterchess.server.room;

import org.arbiterchess.game.Pace;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;

/** How long a player may be away before the opponent can claim a win or a draw. */
final class AbandonmentTimeout {

  private AbandonmentTimeout() {}

  static long millis(TimeControl control, Limits limits) {
    return limits.millis(
        switch (control.pace().orElse(Pace.CLASSICAL)) {
          case BULLET, BLITZ -> Limit.GONE_SECONDS;
          case RAPID -> Limit.GONE_SECONDS_RAPID;
          case CLASSICAL -> Limit.GONE_SECONDS_CLASSICAL;
        });
  }
}

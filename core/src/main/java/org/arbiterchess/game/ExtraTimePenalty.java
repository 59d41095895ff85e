package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;

/**
 * The extra time that a player gets for the opponent's first irregularity (7.5.5) or incorrect
 * claim (9.5.3): two minutes, or one in rapid (A.3) and blitz.
 */
final class ExtraTimePenalty {

  private static final long MINUTE = 60_000;

  private ExtraTimePenalty() {}

  /** Returns the event that gives the opponent extra time, or none if there is no clock. */
  static List<GameEvent> forOpponent(Game game, Color player, String article, long now) {
    Optional<FidePace> pace = game.control().fidePace();
    if (pace.isEmpty()) {
      return List.of();
    }
    long millis = pace.get() == FidePace.STANDARD ? 2 * MINUTE : MINUTE;
    return List.of(new StrictEvent.TimeAdded(now, player.other(), millis, article));
  }
}

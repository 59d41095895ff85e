package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;

/**
 * The extra time that a player gets for the opponent's first irregularity (7.5.5) or incorrect
 * claim (9.5.3) in strict play, which is always supervised.
 */
final class ExtraTimePenalty {

  private ExtraTimePenalty() {}

  /** Returns the event that gives the opponent extra time, or none if there is no clock. */
  static List<GameEvent> forOpponent(Game game, Color player, String article, long now) {
    Optional<FidePace> pace = game.control().fidePace();
    if (pace.isEmpty()) {
      return List.of();
    }
    String cited = pace.get().penaltyArticle(article, true);
    return List.of(
        new StrictEvent.TimeAdded(now, player.other(), pace.get().penaltyMillis(), cited));
  }
}

package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;

/**
 * The extra time that a player gets for the opponent's first irregularity (7.5.5) or incorrect
 * claim (9.5.3): two minutes, or one in rapid (A.3) and blitz. For supervised blitz, as strict play
 * is, one minute is our reading; by its letter, B.2 leaves two.
 */
final class ExtraTimePenalty {

  /** Cited with the minute that our reading of it gives. */
  static final String BLITZ_ARTICLE = "B.2";

  private static final long MINUTE = 60_000;

  private ExtraTimePenalty() {}

  /** Returns the event that gives the opponent extra time, or none if there is no clock. */
  static List<GameEvent> forOpponent(Game game, Color player, String article, long now) {
    Optional<FidePace> pace = game.control().fidePace();
    if (pace.isEmpty()) {
      return List.of();
    }
    return List.of(
        switch (pace.get()) {
          case STANDARD -> new StrictEvent.TimeAdded(now, player.other(), 2 * MINUTE, article);
          case RAPID -> new StrictEvent.TimeAdded(now, player.other(), MINUTE, "A.3");
          case BLITZ -> new StrictEvent.TimeAdded(now, player.other(), MINUTE, BLITZ_ARTICLE);
        });
  }
}

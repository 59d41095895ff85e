package org.arbiterchess.cli.play;

import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.officiating.strict.StrictEvent;

/** The reason why both clocks are stopped in strict play. */
enum StrictPauseReason {
  NONE,
  /** The players are reading the arbiter's ruling on an irregularity or a wrong claim. */
  RULING,
  /** The arbiter was called. */
  ARBITER,
  /** The game was saved, and play has not resumed. */
  SAVED;

  static StrictPauseReason of(Game game) {
    if (!game.isPaused() || game.isOver()) {
      return NONE;
    }
    List<GameEvent> events = game.events();
    for (int i = events.size() - 1; i > 0; i--) {
      GameEvent event = events.get(i);
      if (event instanceof StrictEvent.ArbiterCalled) {
        return ARBITER;
      }
      if (event instanceof StrictEvent.IrregularityFound
          || event instanceof GameEvent.DrawClaimed) {
        return RULING;
      }
      if (event instanceof GameEvent.Paused) {
        return SAVED;
      }
    }
    return SAVED;
  }
}

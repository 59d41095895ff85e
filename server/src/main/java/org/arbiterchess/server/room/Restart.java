package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.LoggedEvent;

/** What happens to a game that nobody looked after for a while, such as during a restart. */
final class Restart {

  private Restart() {}

  /**
   * A clock that ran is stopped at the last event that is known, and goes on now: nobody pays for
   * the time between. Where a seat is free it stays stopped.
   */
  static List<LoggedEvent> events(Game game, boolean full, long lastAt, long now) {
    List<LoggedEvent> events = new ArrayList<>();
    Game paused = game;
    if (game.clock().filter(Clock::isTicking).isPresent()) {
      List<GameEvent> pause = Judge.arbiter(game, Judge.pause(), lastAt);
      pause.forEach(event -> events.add(LoggedEvent.of(event)));
      paused = game.apply(pause);
    }
    if (full && paused.isPaused()) {
      for (GameEvent event : Judge.arbiter(paused, Judge.resume(), Math.max(now, lastAt))) {
        events.add(LoggedEvent.ofRestart(event));
      }
    }
    return events;
  }
}

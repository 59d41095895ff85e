package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.LoggedEvent;

/** Pauses and resumes a game for which no server ran for a while, as during a restart. */
final class RestartEvents {

  private RestartEvents() {}

  /** A clock that ran is stopped, so that nobody pays for the time without a server. */
  static List<LoggedEvent> pause(Game game, long at) {
    return CommandDecider.decideAsArbiter(game, CommandDecider.pause(), at).stream()
        .map(LoggedEvent::of)
        .toList();
  }

  /** The clock goes on. */
  static List<LoggedEvent> resume(Game game, long at) {
    return CommandDecider.decideAsArbiter(game, CommandDecider.resume(), at).stream()
        .map(LoggedEvent::ofRestart)
        .toList();
  }
}

package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.LoggedEvent;

/** Pauses and resumes a game that no server was running, as during a restart. */
final class RestartEvents {

  private RestartEvents() {}

  /** Pauses a running clock, so that nobody loses time while no server runs. */
  static List<LoggedEvent> pause(Game game, long at) {
    return CommandDecider.decideAsArbiter(game, CommandDecider.pause(), at).stream()
        .map(LoggedEvent::of)
        .toList();
  }

  static List<LoggedEvent> resume(Game game, long at) {
    return CommandDecider.decideAsArbiter(game, CommandDecider.resume(), at).stream()
        .map(LoggedEvent::ofRestart)
        .toList();
  }
}

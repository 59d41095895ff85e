package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.GameLogEntry;

/** Pauses and resumes a game that no server was running, as during a restart. */
final class RestartEvents {

  private RestartEvents() {}

  /** Pauses a running clock, so that nobody loses time while no server runs. */
  static List<GameLogEntry> pause(Game game, long at) {
    return CommandDecider.decideAsArbiter(game, CommandDecider.pause(), at).stream()
        .map(GameLogEntry::of)
        .toList();
  }

  static List<GameLogEntry> resume(Game game, long at) {
    return CommandDecider.decideAsArbiter(game, CommandDecider.resume(), at).stream()
        .map(GameLogEntry::ofRestart)
        .toList();
  }
}

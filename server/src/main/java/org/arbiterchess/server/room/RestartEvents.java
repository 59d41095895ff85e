package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.GameLogEntry;

/**
 * Creates the events that pause and resume a game around a period in which no server was running,
 * such as a restart.
 */
final class RestartEvents {

  private RestartEvents() {}

  /** Pauses a running clock, so that players lose no time while no server is running. */
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

package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.Decision;
import org.arbiterchess.server.protocol.GameLogEntry;

/** The decision on a player's command. */
sealed interface CommandDecision {

  /** The command is accepted. Its events take effect once they are stored. */
  record Accepted(List<GameLogEntry> events) implements CommandDecision {}

  record Refused(Decision.Refused decision) implements CommandDecision {}
}

package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.Decision;
import org.arbiterchess.server.protocol.LoggedEvent;

/** What came of a command. */
sealed interface CommandDecision {

  /** To be stored, and then it has happened. */
  record Accepted(List<LoggedEvent> events) implements CommandDecision {}

  record Refused(Decision.Refused decision) implements CommandDecision {}
}

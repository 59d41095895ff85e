package org.arbiterchess.game;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.jspecify.annotations.Nullable;

/**
 * A game's events as a linked list, latest first. A longer log shares its tail with the log that it
 * extends.
 */
record EventLog(@Nullable EventLog earlier, GameEvent latest, int size) {

  EventLog with(GameEvent event) {
    return new EventLog(this, event, size + 1);
  }

  /**
   * Whether the opponent has declined a player's draw offer since the last move. If so, the player
   * must not repeat the offer.
   */
  boolean hasDeclined(Color player) {
    for (EventLog at = this; at.earlier != null; at = at.earlier) {
      GameEvent event = at.latest;
      if (event instanceof GameEvent.MovePlayed || event instanceof GameEvent.TakenBack) {
        return false;
      }
      if (event instanceof GameEvent.DrawDeclined declined && declined.by() != player) {
        return true;
      }
    }
    return false;
  }

  /** Returns all events in chronological order. */
  List<GameEvent> events() {
    GameEvent[] events = new GameEvent[size];
    for (EventLog at = this; at != null; at = at.earlier) {
      events[at.size - 1] = at.latest;
    }
    return List.of(events);
  }
}

package org.arbiterchess.game;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.jspecify.annotations.Nullable;

/**
 * A game's events as a linked list, latest first. A longer log shares its tail with the log that it
 * extends.
 */
final class EventLog {

  private final @Nullable EventLog earlier;
  private final GameEvent latest;
  private final int size;

  private EventLog(@Nullable EventLog earlier, GameEvent latest, int size) {
    this.earlier = earlier;
    this.latest = latest;
    this.size = size;
  }

  static EventLog of(GameEvent.Started started) {
    return new EventLog(null, started, 1);
  }

  EventLog with(GameEvent event) {
    return new EventLog(this, event, size + 1);
  }

  int size() {
    return size;
  }

  GameEvent latest() {
    return latest;
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

  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof EventLog log) || size != log.size) {
      return false;
    }
    EventLog one = this;
    EventLog two = log;
    while (one != two && one != null && two != null && one.latest.equals(two.latest)) {
      one = one.earlier;
      two = two.earlier;
    }
    return one == two;
  }

  @Override
  public int hashCode() {
    return latest.hashCode() * 31 + size;
  }

  @Override
  public String toString() {
    return events().toString();
  }
}

package org.arbiterchess.server.room;

import java.util.List;
import org.arbiterchess.game.GameEvent;

/** Adjusts the times of events that were recorded with another machine's clock. */
final class FutureTimestampShift {

  private FutureTimestampShift() {}

  /** Shifts all events back by the same amount, so that the latest is not in the future. */
  static List<GameEvent> notAfter(long now, List<GameEvent> events) {
    long latest = events.stream().mapToLong(GameEvent::at).max().orElse(now);
    long ahead = Math.max(0, latest - now);
    return ahead == 0
        ? events
        : events.stream().map(event -> withTime(event, event.at() - ahead)).toList();
  }

  private static GameEvent withTime(GameEvent event, long at) {
    if (event instanceof GameEvent.Started e) {
      return new GameEvent.Started(at, e.position(), e.rulebook(), e.control(), e.firstIncrement());
    }
    if (event instanceof GameEvent.MovePlayed e) {
      return new GameEvent.MovePlayed(at, e.attempt());
    }
    if (event instanceof GameEvent.DrawOffered e) {
      return new GameEvent.DrawOffered(at, e.by(), e.offer());
    }
    if (event instanceof GameEvent.DrawDeclined e) {
      return new GameEvent.DrawDeclined(at, e.by());
    }
    if (event instanceof GameEvent.DrawClaimed e) {
      return new GameEvent.DrawClaimed(at, e.by(), e.kind(), e.named(), e.count(), e.correct());
    }
    if (event instanceof GameEvent.TakebackAsked e) {
      return new GameEvent.TakebackAsked(at, e.by(), e.request());
    }
    if (event instanceof GameEvent.TakebackDeclined e) {
      return new GameEvent.TakebackDeclined(at, e.by());
    }
    if (event instanceof GameEvent.TakenBack e) {
      return new GameEvent.TakenBack(at, e.plies());
    }
    if (event instanceof GameEvent.Paused) {
      return new GameEvent.Paused(at);
    }
    if (event instanceof GameEvent.Resumed) {
      return new GameEvent.Resumed(at);
    }
    if (event instanceof GameEvent.ClockSet e) {
      return new GameEvent.ClockSet(at, e.color(), e.millis(), e.given());
    }
    if (event instanceof GameEvent.Ended e) {
      return new GameEvent.Ended(at, e.outcome());
    }
    return new GameEvent.Settled(at, ((GameEvent.Settled) event).outcome());
  }
}

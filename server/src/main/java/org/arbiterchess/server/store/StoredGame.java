package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/**
 * A game as it is kept.
 *
 * @param created milliseconds since 1970
 * @param next the rematch that follows it
 * @param events the whole log
 */
public record StoredGame(
    String id, long created, Seats seats, Optional<String> next, List<StoredEvent> events) {

  public StoredGame {
    requireNonNull(id);
    requireNonNull(seats);
    requireNonNull(next);
    events = List.copyOf(events);
  }
}

package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/**
 * A game as it is kept.
 *
 * @param created milliseconds since 1970
 * @param revision how often what surrounds the log was changed
 * @param events the whole log, or the part of it that was asked for
 */
public record StoredGame(
    String id, long created, int revision, GameMetadata metadata, List<StoredEvent> events) {

  public StoredGame {
    requireNonNull(id);
    requireNonNull(metadata);
    events = List.copyOf(events);
  }

  /** A game that is about to be kept. */
  public StoredGame(
      String id, long created, Seats seats, Optional<String> next, List<StoredEvent> events) {
    this(id, created, 0, new GameMetadata(seats, next, OpenRequests.NONE), events);
  }

  public Seats seats() {
    return metadata.seats();
  }

  /** The rematch that follows it. */
  public Optional<String> rematchGame() {
    return metadata.rematchGame();
  }
}

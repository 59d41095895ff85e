package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/**
 * A game in the store.
 *
 * @param created milliseconds since 1970
 * @param revision the number of metadata changes
 * @param events the whole log, or the requested part of it
 */
public record StoredGame(
    String id, long created, int revision, GameMetadata metadata, List<StoredEvent> events) {

  public StoredGame {
    requireNonNull(id);
    events = List.copyOf(events);
  }

  /** Creates a new game with revision 0 and no open requests. */
  public StoredGame(
      String id, long created, Seats seats, Optional<String> next, List<StoredEvent> events) {
    this(id, created, 0, new GameMetadata(seats, next, Optional.empty(), Optional.empty()), events);
  }

  public Seats seats() {
    return metadata.seats();
  }

  /** The id of the rematch, if there is one. */
  public Optional<String> rematchGame() {
    return metadata.rematchGame();
  }
}

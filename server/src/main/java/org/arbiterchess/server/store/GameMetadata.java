package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * A game's data that is stored separately from its event log.
 *
 * @param rematchGame the id of the rematch
 */
public record GameMetadata(
    Seats seats, Optional<String> rematchGame, RematchAndSeatRequests openRequests) {

  public GameMetadata {
    requireNonNull(seats);
    requireNonNull(rematchGame);
    requireNonNull(openRequests);
  }
}

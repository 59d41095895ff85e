package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * Data about a game that its log does not contain.
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

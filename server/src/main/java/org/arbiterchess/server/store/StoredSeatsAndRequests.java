package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * Data about a game that its log does not contain.
 *
 * @param rematchGame the id of the rematch
 */
public record StoredSeatsAndRequests(
    Seats seats, Optional<String> rematchGame, RematchAndSeatRequests openRequests) {

  public StoredSeatsAndRequests {
    requireNonNull(seats);
    requireNonNull(rematchGame);
    requireNonNull(openRequests);
  }
}

package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * What stands beside a game's log.
 *
 * @param rematchGame the rematch that follows it
 */
public record GameMetadata(Seats seats, Optional<String> rematchGame, OpenRequests openRequests) {

  public GameMetadata {
    requireNonNull(seats);
    requireNonNull(rematchGame);
    requireNonNull(openRequests);
  }
}

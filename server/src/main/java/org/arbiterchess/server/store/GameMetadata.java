package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * What stands beside a game's log.
 *
 * @param next the rematch that follows it
 */
public record GameMetadata(Seats seats, Optional<String> next, OpenRequests wishes) {

  public GameMetadata {
    requireNonNull(seats);
    requireNonNull(next);
    requireNonNull(wishes);
  }
}

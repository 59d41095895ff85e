package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * Player requests that have not been answered yet.
 *
 * @param rematchAskedBy the colour of the player who offered a rematch
 * @param seatAsked the colour of the requested seat
 * @param seatAskerHash the token hash of the client that requested the seat
 */
public record OpenRequests(
    Optional<String> rematchAskedBy, Optional<String> seatAsked, Optional<String> seatAskerHash) {

  public static final OpenRequests NONE =
      new OpenRequests(Optional.empty(), Optional.empty(), Optional.empty());

  public OpenRequests {
    requireNonNull(rematchAskedBy);
    requireNonNull(seatAsked);
    requireNonNull(seatAskerHash);
  }
}

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
public record RematchAndSeatRequests(
    Optional<String> rematchAskedBy, Optional<String> seatAsked, Optional<String> seatAskerHash) {

  public static final RematchAndSeatRequests NONE =
      new RematchAndSeatRequests(Optional.empty(), Optional.empty(), Optional.empty());

  public RematchAndSeatRequests {
    requireNonNull(rematchAskedBy);
    requireNonNull(seatAsked);
    requireNonNull(seatAskerHash);
  }
}

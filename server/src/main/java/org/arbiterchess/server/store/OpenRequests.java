package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * Requests of players that await an answer.
 *
 * @param rematchAskedBy the colour that asks for a rematch
 * @param seatAsked the colour of the seat that is asked for
 * @param seatAskerHash the hash of the token that asks for it
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

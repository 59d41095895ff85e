package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * What somebody at a game waits for an answer to.
 *
 * @param rematchAskedBy the colour of whoever wants another game
 * @param seatAsked the colour whose seat somebody asks for
 * @param seatAskerHash the hash of that one's token
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

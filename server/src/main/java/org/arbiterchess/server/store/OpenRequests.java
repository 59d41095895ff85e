package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * What somebody at a game waits for an answer to.
 *
 * @param rematch the colour of whoever wants another game
 * @param seat the colour whose seat somebody asks for
 * @param asker the hash of that one's token
 */
public record OpenRequests(
    Optional<String> rematch, Optional<String> seat, Optional<String> asker) {

  public static final OpenRequests NONE =
      new OpenRequests(Optional.empty(), Optional.empty(), Optional.empty());

  public OpenRequests {
    requireNonNull(rematch);
    requireNonNull(seat);
    requireNonNull(asker);
  }
}

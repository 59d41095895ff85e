package org.arbiterchess.server.store;

import java.util.Optional;

/**
 * A seat's holder.
 *
 * @param tokenHash the SHA-256 hash of the token, or empty if the seat is free; one token may hold
 *     both seats
 * @param name the display name; may be empty
 */
public record SeatHolder(Optional<String> tokenHash, String name) {

  /** The placeholder for a free seat. */
  public static final SeatHolder NOBODY = new SeatHolder(Optional.empty(), "");
}

package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * The holder of a seat.
 *
 * @param tokenHash the SHA-256 of the token; empty if the seat is free. One token may hold both
 *     seats
 * @param name the name to show; may be empty
 */
public record SeatHolder(Optional<String> tokenHash, String name) {

  /** The holder of a free seat. */
  public static final SeatHolder NOBODY = new SeatHolder(Optional.empty(), "");

  public SeatHolder {
    requireNonNull(tokenHash);
    requireNonNull(name);
  }
}

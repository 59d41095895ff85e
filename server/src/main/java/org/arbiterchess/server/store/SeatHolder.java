package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * Who holds a seat.
 *
 * @param tokenHash the token's SHA-256; a free seat has none. One token may hold both seats
 * @param name as it is shown; may be empty
 */
public record SeatHolder(Optional<String> tokenHash, String name) {

  /** A seat that may be taken. */
  public static final SeatHolder NOBODY = new SeatHolder(Optional.empty(), "");

  public SeatHolder {
    requireNonNull(tokenHash);
    requireNonNull(name);
  }
}

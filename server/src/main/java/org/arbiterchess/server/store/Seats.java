package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/** Who sits where. */
public record Seats(SeatHolder white, SeatHolder black) {

  public Seats {
    requireNonNull(white);
    requireNonNull(black);
  }
}

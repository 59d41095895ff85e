package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

/** The two seats of a game. */
public record Seats(SeatHolder white, SeatHolder black) {

  public Seats {
    requireNonNull(white);
    requireNonNull(black);
  }
}

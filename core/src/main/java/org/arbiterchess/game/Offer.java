package org.arbiterchess.game;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.chess.Color;

/** An open draw offer or takeback request. */
public record Offer(Color by, String id) {

  public Offer {
    requireNonNull(by, "by");
    requireNonNull(id, "id");
  }
}

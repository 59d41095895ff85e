package org.arbiterchess.game;

import static java.util.Objects.requireNonNull;

/**
 * A draw offer that the opponent declined by touching a piece (9.1.2.1).
 *
 * @param touches the number of touches in the turn, up to and including that one
 */
public record OfferDeclinedByTouch(Offer offer, int touches) {

  public OfferDeclinedByTouch {
    requireNonNull(offer, "offer");
  }
}

package org.arbiterchess.game;

/**
 * A draw offer that the opponent declined by touching a piece (9.1.2.1).
 *
 * @param touches the number of touches in the turn, up to and including that one
 */
public record OfferDeclinedByTouch(Offer offer, int touches) {}

package org.arbiterchess.game;

/**
 * A draw offer that the opponent declined by touching a piece (9.1.2.1).
 *
 * @param touches the number of that touch in its turn, from 1
 */
public record DeclinedOffer(Offer offer, int touches) {}

package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/** An open draw offer or takeback request. */
public record Offer(Color by, String id) {

  /**
   * Whether an answer is to the open offer.
   *
   * @param id the id of the offer that is answered; empty to answer whichever is open
   */
  static boolean isAnswered(Optional<Offer> open, Optional<String> id) {
    return open.isPresent() && id.orElse(open.get().id()).equals(open.get().id());
  }
}

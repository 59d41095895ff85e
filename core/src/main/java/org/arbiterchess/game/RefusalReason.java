package org.arbiterchess.game;

import java.util.Optional;

/** Why a command other than an illegal move is refused. The names are public. */
public enum RefusalReason {
  /** Cited by the article of the end. */
  GAME_OVER("5"),
  ONLY_FOR_PLAYERS,
  ONLY_FOR_THE_ARBITER,
  /** A player moves or claims while the opponent is to move. A claim has an article of its own. */
  NOT_YOUR_TURN("1.2"),
  GAME_PAUSED,
  /** Each side must have made a move before a draw is offered or agreed. */
  BOTH_MUST_HAVE_MOVED("5.2.3"),
  OFFER_OPEN("9.1"),
  /** An offer was declined in words, and nobody has moved since. */
  OFFER_DECLINED("9.1"),
  /** No offer is open, or not the one that was named. */
  NO_OFFER("9.1"),
  /** Only the opponent answers an offer. */
  OWN_OFFER("9.1"),
  CLAIM_NOT_JUSTIFIED("9.2"),
  /** Online these draws come by themselves. */
  NOTHING_TO_CLAIM("Online 5.4"),
  TAKEBACK_OPEN,
  /** No request to take back is open, or not the one that was named. */
  NO_TAKEBACK,
  /** Only the opponent answers a request. */
  OWN_TAKEBACK,
  NOTHING_TO_TAKE_BACK,
  TOO_LATE_TO_ABORT,
  ALREADY_PAUSED,
  NOT_PAUSED,
  NO_CLOCK,
  CLOCK_OUT_OF_RANGE,
  FLAG_NOT_FALLEN("6.9"),
  /** A verdict was given where no result is being decided. */
  NOTHING_TO_DECIDE;

  private final Optional<String> article;

  RefusalReason() {
    this.article = Optional.empty();
  }

  RefusalReason(String article) {
    this.article = Optional.of(article);
  }

  /** The article behind it, unless the refusal has a closer one; house rules have none. */
  public Optional<String> article() {
    return article;
  }
}

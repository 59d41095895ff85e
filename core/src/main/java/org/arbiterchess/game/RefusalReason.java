package org.arbiterchess.game;

import java.util.Optional;

/**
 * The reasons for refusing a command other than an illegal move. The names are part of the public
 * API.
 */
public enum RefusalReason {
  /** The refusal cites the ending's article instead. */
  GAME_OVER("5"),
  ONLY_FOR_PLAYERS,
  ONLY_FOR_THE_ARBITER,
  /**
   * A player moves or claims a draw while the opponent is to move. A claim cites its own article.
   */
  NOT_YOUR_TURN("1.2"),
  GAME_PAUSED,
  /** Each side must have moved before the players can offer or agree a draw. */
  BOTH_MUST_HAVE_MOVED("5.2.3"),
  OFFER_OPEN("9.1"),
  /** The opponent declined an offer, and neither side has moved since. */
  OFFER_DECLINED("9.1"),
  /** No offer is open, or the open one has a different id. */
  NO_OFFER("9.1"),
  /** Only the opponent can answer an offer. */
  OWN_OFFER("9.1"),
  CLAIM_NOT_JUSTIFIED("9.2"),
  /** Online, these draws are automatic. */
  NOTHING_TO_CLAIM("Online 5.4"),
  TAKEBACK_OPEN,
  /** No takeback request is open, or the open one has a different id. */
  NO_TAKEBACK,
  /** Only the opponent can answer a takeback request. */
  OWN_TAKEBACK,
  NOTHING_TO_TAKE_BACK,
  TOO_LATE_TO_ABORT,
  ALREADY_PAUSED,
  NOT_PAUSED,
  NO_CLOCK,
  CLOCK_OUT_OF_RANGE,
  FLAG_NOT_FALLEN("6.9"),
  /** The arbiter gives a verdict, but no result is being decided. */
  NOTHING_TO_DECIDE;

  private final Optional<String> article;

  RefusalReason() {
    this.article = Optional.empty();
  }

  RefusalReason(String article) {
    this.article = Optional.of(article);
  }

  /**
   * The article that the reason is based on, unless the refusal has a more specific one; empty for
   * house rules.
   */
  public Optional<String> article() {
    return article;
  }
}

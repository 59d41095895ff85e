package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.language.TextKey;

/**
 * The reasons, other than an illegal move, for refusing a command. The names are part of the public
 * API.
 */
public enum RefusalReason implements Refusal.Reason {
  /** The refusal cites the article under which the game ended, instead of Article 5. */
  GAME_OVER("5"),
  ONLY_FOR_PLAYERS,
  ONLY_FOR_THE_ARBITER,
  /**
   * A player moves or claims a draw on the opponent's turn. The refusal of a claim cites 9.2 or
   * 9.3.
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
  /** Online, draws by repetition and under the fifty-move rule are automatic. */
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
  /** The player may not give any more time until the next move. */
  TIME_GIVEN,
  FLAG_NOT_FALLEN("6.9"),
  /** The arbiter gives a verdict, but no result is being decided. */
  NOTHING_TO_DECIDE,
  /** Another mode of play has no such action, or treats it in a different way. */
  ONLY_IN_STRICT_PLAY;

  private final Optional<String> article;

  RefusalReason() {
    this.article = Optional.empty();
  }

  RefusalReason(String article) {
    this.article = Optional.of(article);
  }

  @Override
  public Optional<String> article() {
    return article;
  }

  @Override
  public TextKey text() {
    return RefusalSentences.phrase(this);
  }
}

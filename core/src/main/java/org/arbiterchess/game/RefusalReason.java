package org.arbiterchess.game;

import java.util.Optional;

/**
 * The reasons, other than an illegal move, for refusing a command. The names are part of the public
 * API.
 */
public enum RefusalReason {
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
  /** In strict play, there are no takebacks, and a move cannot be made with a single command. */
  NOT_IN_STRICT_PLAY,
  ONLY_IN_STRICT_PLAY,
  /** The arbiter has not started the clock. */
  NOT_STARTED("6.6"),
  ALREADY_STARTED("6.6"),
  /** A player must say "I adjust" before touching any piece. */
  TOO_LATE_TO_ADJUST("4.2.1"),
  NO_PIECE_THERE,
  /** There is no touch to excuse, or the piece has already been released. */
  NOTHING_TOUCHED("4.2.2"),
  /** Only the opponent can excuse a touch. */
  OWN_TOUCH("4.2.2"),
  /** A legal move has been made and cannot be changed. */
  MOVE_MADE("4.7"),
  /**
   * After releasing a piece, the player may not touch the opponent's pieces until the move is
   * completed.
   */
  NOT_COMPLETED("6.2.1"),
  /** No pawn is waiting to be promoted. */
  NOTHING_TO_PROMOTE("4.4.4"),
  /** A player who has touched a piece cannot claim a draw on that move. */
  CLAIM_AFTER_TOUCH("9.4"),
  /** The arbiter may act only while both clocks are stopped. */
  ARBITER_NOT_CALLED("6.11.2"),
  /** Play cannot continue, because the side to move has no legal move. */
  ARBITER_MUST_DECIDE("7.5.2"),
  MOVE_COUNT_OUT_OF_RANGE,
  NO_SUCH_MOVE,
  /** A declared result must cite an article number. */
  ARTICLE_NEEDED,
  NOTE_TOO_LONG;

  private final Optional<String> article;

  RefusalReason() {
    this.article = Optional.empty();
  }

  RefusalReason(String article) {
    this.article = Optional.of(article);
  }

  /**
   * Whether this reason applies only in strict play, or only to strict commands in a casual game.
   */
  boolean isStrict() {
    return compareTo(NOT_IN_STRICT_PLAY) >= 0;
  }

  /**
   * The article that the reason is based on, unless the refusal has a more specific one; empty for
   * house rules.
   */
  public Optional<String> article() {
    return article;
  }
}

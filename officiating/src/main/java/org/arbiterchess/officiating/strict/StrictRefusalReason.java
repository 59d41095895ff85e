package org.arbiterchess.officiating.strict;

import java.util.Optional;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.TextKey;

/** The reasons for refusing a command that only strict play has. The names are public. */
public enum StrictRefusalReason implements Refusal.Reason {
  /** In strict play, there are no takebacks, and a move cannot be made with a single command. */
  NOT_IN_STRICT_PLAY,
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

  StrictRefusalReason() {
    this.article = Optional.empty();
  }

  StrictRefusalReason(String article) {
    this.article = Optional.of(article);
  }

  @Override
  public Optional<String> article() {
    return article;
  }

  @Override
  public TextKey text() {
    return TextKey.named(StrictText.values(), name());
  }
}

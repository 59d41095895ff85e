package org.arbiterchess.officiating.strict;

import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.officiating.message.StrictText;

/**
 * The reasons for refusing a command that only strict play has. The names are part of the public
 * API.
 */
public enum StrictRefusal implements Refusal.Reason {
  /** In strict play, there are no takebacks, and a move cannot be made with a single command. */
  NOT_IN_STRICT_PLAY(StrictText.NOT_IN_STRICT_PLAY),
  STRICT_ONLY_OVER_THE_BOARD(StrictText.STRICT_ONLY_OVER_THE_BOARD),
  /** The arbiter has not started the clock. */
  NOT_STARTED(StrictText.NOT_STARTED),
  ALREADY_STARTED(StrictText.ALREADY_STARTED),
  /** A player must say "I adjust" before touching any piece. */
  TOO_LATE_TO_ADJUST(StrictText.TOO_LATE_TO_ADJUST),
  NO_PIECE_THERE(StrictText.NO_PIECE_THERE),
  /** There is no touch to excuse, or the piece has already been released. */
  NOTHING_TOUCHED(StrictText.NOTHING_TOUCHED),
  /** Only the opponent can excuse a touch. */
  OWN_TOUCH(StrictText.OWN_TOUCH),
  /** A legal move has been made and cannot be changed. */
  MOVE_MADE(StrictText.MOVE_MADE),
  /**
   * After releasing a piece, the player may not touch the opponent's pieces until the move is
   * completed.
   */
  NOT_COMPLETED(StrictText.NOT_COMPLETED),
  /** No pawn is waiting to be promoted. */
  NOTHING_TO_PROMOTE(StrictText.NOTHING_TO_PROMOTE),
  /** A player who has touched a piece cannot claim a draw on that move. */
  CLAIM_AFTER_TOUCH(StrictText.CLAIM_AFTER_TOUCH),
  /** The arbiter may act only while both clocks are stopped. */
  ARBITER_NOT_CALLED(StrictText.ARBITER_NOT_CALLED),
  /** Play cannot continue, because the side to move has no legal move. */
  ARBITER_MUST_DECIDE(StrictText.ARBITER_MUST_DECIDE),
  MOVE_COUNT_OUT_OF_RANGE(StrictText.MOVE_COUNT_OUT_OF_RANGE),
  NO_SUCH_MOVE(StrictText.NO_SUCH_MOVE),
  /** A declared result must cite an article number. */
  ARTICLE_NEEDED(StrictText.ARTICLE_NEEDED),
  NOTE_TOO_LONG(StrictText.NOTE_TOO_LONG);

  private final StrictText text;

  StrictRefusal(StrictText text) {
    this.text = text;
  }

  @Override
  public TextKey text() {
    return text;
  }
}

package org.arbiterchess.officiating.strict;

import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.officiating.message.StrictText;

/**
 * The reasons for refusing a command that only strict play has. The names are part of the public
 * API. The sentence of each has the key of the same name.
 */
public enum StrictRefusal implements Refusal.Reason {
  /** In strict play, there are no takebacks, and a move cannot be made with a single command. */
  NOT_IN_STRICT_PLAY,
  STRICT_ONLY_OVER_THE_BOARD,
  /** The arbiter has not started the clock. */
  NOT_STARTED,
  ALREADY_STARTED,
  /** A player must say "I adjust" before touching any piece. */
  TOO_LATE_TO_ADJUST,
  NO_PIECE_THERE,
  /** There is no touch to excuse, or the piece has already been released. */
  NOTHING_TOUCHED,
  /** Only the opponent can excuse a touch. */
  OWN_TOUCH,
  /** A legal move has been made and cannot be changed. */
  MOVE_MADE,
  /**
   * After releasing a piece, the player may not touch the opponent's pieces until the move is
   * completed.
   */
  NOT_COMPLETED,
  /** No pawn is waiting to be promoted. */
  NOTHING_TO_PROMOTE,
  /** A player who has touched a piece cannot claim a draw on that move. */
  CLAIM_AFTER_TOUCH,
  /** The arbiter may act only while both clocks are stopped. */
  ARBITER_NOT_CALLED,
  /** Play cannot continue, because the side to move has no legal move. */
  ARBITER_MUST_DECIDE,
  MOVE_COUNT_OUT_OF_RANGE,
  NO_SUCH_MOVE,
  /** A declared result must cite an article number. */
  ARTICLE_NEEDED,
  NOTE_TOO_LONG;

  @Override
  public TextKey text() {
    return TextKey.named(StrictText.values(), name());
  }
}

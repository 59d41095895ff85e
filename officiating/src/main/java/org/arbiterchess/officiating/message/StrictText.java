package org.arbiterchess.officiating.message;

import org.arbiterchess.language.TextKey;

/**
 * The keys of the sentences of strict play. Each has the article to cite, which is empty if the
 * event supplies it or none applies, and the names of its placeholders.
 */
public enum StrictText implements TextKey {
  // What touched pieces and incorrect claims oblige the player to do. The piece is a noun with its
  // square: the knight on b1.
  MUST_MOVE("", "player,piece,order"),
  MUST_CAPTURE("", "player,piece,order"),
  MUST_CAPTURE_WITH("", "player,piece,target"),
  MUST_CASTLE("4.4.1", "player"),
  MUST_MOVE_KING("4.4.3", "player"),
  NO_CASTLING_AFTER_ROOK("4.4.2", "player"),
  MUST_MOVE_WITHOUT_CASTLING("4.4.2", "player,piece"),
  MUST_PLAY_NAMED_MOVE("9.5.3", "player,move"),
  MUST_MOVE_NAMED_PIECE("9.5.3", "player,piece"),

  // Events.
  CLOCK_STARTED("6.6", "player"),
  ADJUSTS("4.2.1", "player,on"),
  TOUCHED("4.3", "player,piece"),
  TOUCHED_FIRST("4.3", "player,piece"),
  TOUCHED_AND_DECLINED("9.1.2.1", "player,piece"),
  TOUCH_EXCUSED("4.2.2", "player"),
  RELEASED("", "player,piece"),
  RELEASE_WITHDRAWN("", "player"),
  PRESS_IGNORED("", "player"),
  ILLEGAL_MOVE_COMPLETED("7.5.1", "reason"),
  PAWN_NOT_REPLACED("7.5.2", "player"),
  PRESSED_WITHOUT_MOVE("7.5.3", "player"),
  TIME_ADDED("", "player,millis,taken,time"),
  ONE_MINUTE_IN_BLITZ("", "player"),
  OFFER_REPEATED("11.5", "player"),
  ARBITER_CALLED("6.11.2", "player"),
  ARBITER_INTERRUPTS("6.11.2", ""),
  ARBITER_DECIDES_ON_QUEEN("7.5.2", ""),
  ARBITER_DECIDES_ON_SECOND("7.5.5", "offender,opponent"),
  MOVE_COUNT_SET("7.1", "player,moves"),
  WARNED("12.9.1", "player"),
  POSITION_RESTORED("7.6", "move,player"),

  // Refusals.
  NOT_IN_STRICT_PLAY("", ""),
  STRICT_ONLY_OVER_THE_BOARD("", ""),
  NOT_STARTED("6.6", ""),
  ALREADY_STARTED("6.6", ""),
  TOO_LATE_TO_ADJUST("4.2.1", ""),
  NO_PIECE_THERE("", ""),
  NOTHING_TOUCHED("4.2.2", ""),
  OWN_TOUCH("4.2.2", ""),
  MOVE_MADE("4.7", ""),
  NOT_COMPLETED("6.2.1", ""),
  NOTHING_TO_PROMOTE("4.4.4", ""),
  CLAIM_AFTER_TOUCH("9.4", ""),
  ARBITER_NOT_CALLED("6.11.2", ""),
  ARBITER_MUST_DECIDE("7.5.2", ""),
  MOVE_COUNT_OUT_OF_RANGE("", ""),
  NO_SUCH_MOVE("", ""),
  ARTICLE_NEEDED("", ""),
  NOTE_TOO_LONG("", "");

  private final Entry entry;

  StrictText(String article, String placeholders) {
    this.entry = Entry.of("strict", article, placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}

package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A sentence in the arbiter's answer to a question about procedure. The questions concern moving
 * the pieces and pressing the clock, the start of the game, draw offers, scoresheets and conduct.
 * {0} is a side unless a constant's comment says otherwise.
 */
public enum ProcedurePhrase {
  // Hands and clock.
  OTHER_HAND_PRESSED("6.2.3", 1),
  CLOCK_HANDLED_BADLY("6.2.4", 1),
  MAY_BE_PENALISED("12.9", 1),
  ARBITER_CHOOSES_PENALTY("12.9", 0),
  ONLY_IF_SEEN_IN_TIME("A.5.2", 0),
  /** {0} is the player at fault, {1} the opponent. */
  SECOND_WITHOUT_BOARD("7.5.5", 2),
  LEGAL_MOVE_STANDS("4.7", 0),
  /**
   * The opponent replied before the player pressed the clock. {0} is the player, {1} the opponent.
   */
  PRESS_FIRST("6.2.2", 2),
  COMPLETED_BY_NEXT_MOVE("6.2.1.2", 1),

  // Sentences about mistakes at the start of the game.
  WRONG_START("7.2.1", 0),
  WRONG_START_IN_TIME("A.5.1.2", 0),
  WRONG_START_STAYS("A.5.1.2", 0),
  KING_CANNOT_CASTLE("A.5.1.2", 1),
  MISPLACED_KING("A.5.1.2", 0),
  ROOK_CANNOT_CASTLE("A.5.1.2", 1),
  MISPLACED_ROOK("A.5.1.2", 0),
  BOARD_TURNED("7.2.2", 0),
  BOARD_STAYS("A.5.1.2", 0),
  LIGHT_CORNER("2.1", 0),
  COLORS_REVERSED("7.3", 0),
  COLORS_STAY("7.3", 0),
  CLOCK_SET_RIGHT("6.10.2", 0),
  CLOCK_IN_TIME("A.5.1.1", 0),
  CLOCK_STAYS("A.5.1.1", 0),

  // Displaced pieces.
  PUTS_PIECES_BACK("7.4.1", 1),
  PIECES_PUT_BACK("7.4.1", 0),
  CLOCK_MAY_BE_STOPPED("7.4.2", 0),
  DISPLACING_MAY_BE_PENALISED("7.4.3", 0),
  PUT_BACK_WRONGLY("7.6", 0),

  // Late players.
  NO_DEFAULT_TIME("6.7.1", 0),
  /** {0} is the late player, {1} the opponent. */
  TOO_LATE("6.7.1", 2),
  BOTH_TOO_LATE("6.7.1", 0),
  NOT_TOO_LATE("6.7.1", 1),
  /** {0} is White, {1} Black. */
  BOTH_ABSENT("6.7.2", 2),
  CLOCK_STARTED_IN_TIME("6.6", 1),
  /** {0} is Black, {1} White. */
  CLOCK_STARTED_BY_PRESS("6.2.1", 2),
  /** {0} is the late player, {1} the opponent. */
  TIME_USED_UP("6.9", 2),
  /** {0} is the player who may claim the win. */
  FLAG_COUNTS_WHEN_SEEN("6.8", 1),

  // Draw offers.
  OFFER_FORBIDDEN("9.1.1", 0),
  BOTH_MUST_MOVE("5.2.3", 0),
  NEW_OFFER_NEEDED("9.1.2.1", 0),
  OFFER_STAYS_OPEN("9.1.2.1", 1),
  /** {0} is the opponent, here and in the next eight constants. */
  FIRST_TOUCH_DECLINES("9.1.2.1", 1),
  OFFER_AT_PROPER_MOMENT("9.1.2.1", 1),
  OFFER_BEFORE_MOVE("9.1.2.1", 1),
  OFFER_AT_OTHER_MOMENT("9.1.2.1", 1),
  OFFER_TAKEN("9.1.2.1", 1),
  OFFER_REFUSED("9.1.2.1", 1),
  OFFER_REFUSED_BY_TOUCH("9.1.2.1", 1),
  OFFER_MAY_DISTURB("11.5", 1),
  REPEATED_OFFERS("11.5", 1),
  NO_WITHDRAWAL("9.1.2.1", 0),
  TOUCHED_MUST_MOVE("4.3.1", 0),
  OFFER_IS_WRITTEN("9.1.2.2", 0),
  DRAWN_BY_AGREEMENT("5.2.3", 0),

  // Sentences about Guidelines III, which a player may invoke if the opponent is only trying to win
  // on time.
  GUIDELINES_NOT_ANNOUNCED("III.2.1", 0),
  GUIDELINES_WITH_INCREMENT("III.2.2", 0),
  GUIDELINES_IN_BLITZ("III.2.2", 0),
  /** Here and in the next constant, the answer supplies the article that covers the request. */
  TWO_MINUTES_OR_MORE(1),
  NOT_TO_MOVE(1),
  /** {0} is the player, {1} the opponent. */
  INCREMENT_WANTED("III.4", 2),
  INCREMENT_WITHOUT_ARBITER("III.4", 0),
  REQUEST_IS_OFFER("9.1.2", 0),
  /** {0} is the player, {1} the opponent. */
  DRAW_WANTED("III.5", 2),
  ARBITER_MAY_AGREE("III.5.1", 0),
  /** {0} is the opponent. */
  ARBITER_MAY_POSTPONE("III.5.2", 1),
  /** {0} is the opponent. */
  ARBITER_MAY_REJECT("III.5.3", 1),
  /** {0} is the player, {1} the opponent. */
  CLAIM_WITHOUT_ARBITER("III.6.1", 2),
  CLAIM_IS_SENT("III.6.2", 0),

  // Sentences about the end of the game and the scoresheet.
  SIGNED_RESULT_STANDS("8.7", 0),
  GAME_IS_OVER("7.5.1", 0),
  FOUND_AFTER_GAME("Manual 7.5", 0),
  ENDED_BY_ILLEGAL_MOVE("7.5.1", 0),
  SIGNED_WRONGLY("8.7", 0),
  NOT_SIGNED_YET("8.7", 0),
  NEED_NOT_WRITE("A.2", 1),
  MUST_WRITE_WITH_INCREMENT("8.4", 1),
  MUST_WRITE_WITH_TIME_LEFT("8.4", 1),
  MAY_STOP_WRITING("8.4", 1),
  FLAG_ENDS_GAME("6.9", 0),
  CATCH_UP_ON_WRITING("8.5.2", 1),
  BOTH_CATCH_UP_ON_WRITING("8.5.1", 0),
  EVERY_MOVE_IS_WRITTEN("8.1.1", 0),

  // Sentences about phones, spectators and illegal positions.
  DEVICES_FORBIDDEN("11.3.2", 0),
  /** {0} is the player, {1} the opponent. */
  PHONE_LOSES("11.3.2.2", 2),
  PHONE_COSTS_LESS("11.3.2.2", 1),
  PHONE_IN_BAG("11.3.2.1", 0),
  PHONE_NOT_OFF("11.3.2.1", 0),
  CONDUCT_IS_PENALISED("11.6", 1),
  TELL_ONLY_ARBITER("12.7", 0),
  ADVICE_IS_FORBIDDEN("11.3.1", 0),
  CORRECTED_ALL_THE_SAME("7.5.1", 0),
  WAIT_ONE_MOVE("A.5.4", 0),
  STILL_ILLEGAL("A.5.4", 0),
  NO_LONGER_ILLEGAL("A.5.4", 0),
  BACK_BEFORE_ILLEGAL_MOVE("7.5.1", 0),
  LEFT_KING_IN_CHECK("3.9.2", 1),
  KING_WAS_CAPTURED("1.4.1", 0),
  CHECK_BEFORE_CAPTURE("7.5.1", 0),
  PAWN_BECOMES_QUEEN("7.5.2", 0),
  PENALTY_AS_USUAL("7.5.5", 0),

  // Replies to unusable and incomplete questions.
  NO_CLOCK(0),
  NOT_THE_TURN(1),
  FLAG_IS_DOWN(0),
  HOW_MANY_MOVES(0),
  WHO_IS_LATE(0),
  WHEN_DID_WHITE_PRESS(0),
  PRESSED_WHILE_ABSENT(0),
  WAS_IT_ANNOUNCED(0),
  HOW_MUCH_TIME(0),
  WHICH_CONTROL(0),
  IS_IT_SIGNED(0),
  DID_IT_END(0),
  HAVE_BOTH_MOVED(0),
  WHERE_WAS_THE_PHONE(0),
  WHO_MADE_IT(0),
  WHAT_IS_ILLEGAL(0),
  NOTHING_ILLEGAL(0),
  POSITION_SHOWS_ANOTHER(0);

  private final Optional<String> article;
  private final int valueCount;

  ProcedurePhrase(int valueCount) {
    this.article = Optional.empty();
    this.valueCount = valueCount;
  }

  ProcedurePhrase(String article, int valueCount) {
    this.article = Optional.of(article);
    this.valueCount = valueCount;
  }

  /** The article of the Laws to cite; empty if the answer supplies it or none applies. */
  public Optional<String> article() {
    return article;
  }

  public int valueCount() {
    return valueCount;
  }
}

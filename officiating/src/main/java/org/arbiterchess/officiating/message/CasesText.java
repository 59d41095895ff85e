package org.arbiterchess.officiating.message;

import org.arbiterchess.language.TextKey;

/**
 * The keys of the answers to questions about incidents. Each has the article to cite, which is
 * empty if the answer supplies it or none applies, and the names of its placeholders.
 */
public enum CasesText implements TextKey {
  // Whether a player could deliver checkmate.
  COULD_MATE("", "player,line"),
  MATE_NOT_EXCLUDED("", "player"),
  NO_MATE("", "reason,player"),
  ENDED_BEFORE("", ""),
  NOT_DEAD("5.2.2", ""),
  NOT_PROVED_DEAD("5.2.2", ""),

  // Flags.
  FLAG_CLAIMED("A.5.3", "player"),
  FLAG_SEEN("A.5.5", ""),
  MOVES_COMPLETED("6.3.1", "player,required"),
  MOVES_CHECKED("6.4", ""),
  SCORESHEETS_FIRST("8.5", ""),
  MOVES_NOT_COMPLETED("6.3.1", "player,completed,required"),
  MOVE_NOT_PRESSED("6.2.1", "player"),
  MOVES_UNPROVED("8.5.3", "player"),
  NEXT_PERIOD_BEGINS("8.6", "player"),
  FIRST_FLAG_COUNTS("6.8", "player"),
  BOTH_FLAGS_LAST_PERIOD("III.3.1.2", ""),
  BOTH_FLAGS_EARLIER_PERIOD("III.3.1.1", ""),
  BOTH_FLAGS_NOT_ANNOUNCED("III.2.1", ""),
  BOTH_FLAGS_WITH_INCREMENT("III.2.2", ""),
  BOTH_FLAGS_IN_BLITZ("III.2.2", ""),
  BOTH_FLAGS_PERIOD_UNKNOWN("III.3.1", ""),

  // Moves and presses.
  MOVE_IS_LEGAL("4.7", "move"),
  ILLEGAL_AND_PRESSED("7.5.1", ""),
  ILLEGAL_NOT_PRESSED("7.5.1", ""),
  REPLY_GOES_BACK("6.2.1.2", "player"),
  COMPLETED_BY_NEXT_MOVE("6.2.1.2", "player"),
  FOUND_LATER("7.5.1", ""),
  TIMES_BY_JUDGEMENT("7.1", ""),
  MOVE_STANDS("A.5.2", ""),
  STILL_IN_TIME("A.5.2", ""),
  BOTH_HANDS("7.5.4", "player"),
  BOTH_HANDS_NOT_PRESSED("7.5.4", "player"),
  BOTH_HANDS_GAME_OVER("6.2.1.1", "player"),
  SAME_MOVE_AGAIN("4.7", "move"),
  JUDGED_AFTER_MOVE("", ""),
  COUNTS_ONCE("", ""),
  PAWN_NOT_REPLACED("7.5.2", "player"),
  PAWN_NOT_YET_REPLACED("4.7", "player,square"),
  PAWN_MUST_BE_REPLACED("3.7.3.3", ""),
  QUEEN_MATES("5.1.1", ""),
  QUEEN_MATES_SECOND("7.5.5", "offender,opponent"),
  ONE_MINUTE_IN_BLITZ("B.2", ""),
  NO_TIME_WITHOUT_CLOCK("", ""),
  NO_TIME_FOR_PRESS("", "player"),
  NO_INCREMENT("", "player"),
  COUNTS_WITHOUT_CLOCK("7.5.5", ""),
  SECOND_IRREGULARITY("7.5.5", "draw,offender,opponent"),

  // Touched pieces. What the player must do is in the texts of strict play.
  ADJUSTED_FIRST("4.2.1", ""),
  ADJUSTED_TOO_LATE("4.2.1", ""),
  NOTHING_CAN_MOVE("4.5", ""),
  KING_CANNOT_MOVE("4.4.3", ""),
  WHY_NOT_CASTLE("", "move,reason"),
  PLAYED_INSTEAD("4.3", "move"),
  MATED_INSTEAD("5.1.1", "move"),
  STALEMATED_INSTEAD("5.2.1", "move"),
  PLAYED_AS_OBLIGED("", "move"),
  COMPLAINT_TOO_LATE("4.8", "move"),
  PROMOTION_STILL_OPEN("4.4.4", ""),

  // Draw claims.
  THREEFOLD_CORRECT("9.2.2", "times"),
  THREEFOLD_CORRECT_WITH_MOVE("9.2.1", "move,times"),
  FIFTY_CORRECT("9.3.2", "moves"),
  FIFTY_CORRECT_WITH_MOVE("9.3.1", "move,moves"),
  THREEFOLD_WRONG("9.5.3", "times"),
  THREEFOLD_WRONG_WITH_MOVE("9.5.3", "move,times"),
  FIFTY_WRONG("9.5.3", "halfMoves"),
  FIFTY_WRONG_WITH_MOVE("9.5.3", "move,halfMoves"),
  COUNT_RESTARTS("9.5.3", "pawn,move"),
  CASTLING_DIFFERED("9.2.3.2", "move"),
  EN_PASSANT_DIFFERED("9.2.3.1", "move"),
  MUST_PLAY_CLAIMED("9.5.3", "move"),
  MUST_MOVE_CLAIMED_PIECE("9.5.3", ""),
  ANY_MOVE_AFTER_CLAIM("9.5.3", ""),
  CLAIM_DRAWS("9.5.2", ""),
  FIVEFOLD_NEEDS_NO_CLAIM("9.6.1", ""),
  SEVENTY_FIVE_NEED_NO_CLAIM("9.6.2", ""),
  CLAIM_LOST_BY_TOUCH("9.4", ""),
  TOUCHED_BEFORE_NAMED("4.3.1", ""),
  CLAIM_MET_ON_BOARD("", ""),
  CLAIM_NOT_RECORDED("9.5.3", ""),
  CLAIM_NEEDS_NO_SCORESHEET("A.2", ""),
  CLAIM_ON_OTHER_EVIDENCE("9.5.3", "opponent"),
  CLAIM_IS_OFFER("9.1.2.3", "opponent"),

  // Unusable and incomplete questions about a position.
  NOT_YOUR_PIECE("", "square"),
  NO_PIECE_NAMED("", "move"),
  NO_SUCH_PROMOTION("", "square"),
  WHICH_PAWN("", "square"),
  OTHER_FLAG_DECIDES("", ""),
  ONLY_ONE_PERIOD("", ""),
  NO_SUCH_PERIOD("", "periods"),
  ASKED("", "fact,question"),
  KEY_MISSING("", "key"),
  WRONG_VALUE("", "key,found,expected"),
  UNPLAYABLE_MOVE("", "number,move,problem"),

  // Hands and clock.
  OTHER_HAND_PRESSED("6.2.3", "player"),
  CLOCK_HANDLED_BADLY("6.2.4", "player"),
  MAY_BE_PENALISED("12.9", "player"),
  ARBITER_CHOOSES_PENALTY("12.9", ""),
  ONLY_IF_SEEN_IN_TIME("A.5.2", ""),
  SECOND_WITHOUT_BOARD("7.5.5", "offender,opponent"),
  LEGAL_MOVE_STANDS("4.7", ""),
  PRESS_FIRST("6.2.2", "player,opponent"),
  FORGOTTEN_PRESS_COMPLETED("6.2.1.2", "player"),

  // Mistakes at the start of the game.
  WRONG_START("7.2.1", ""),
  WRONG_START_IN_TIME("A.5.1.2", ""),
  WRONG_START_STAYS("A.5.1.2", ""),
  CANNOT_CASTLE("A.5.1.2", "piece,player"),
  MISPLACED_PIECE("A.5.1.2", "piece"),
  BOARD_TURNED("7.2.2", ""),
  BOARD_STAYS("A.5.1.2", ""),
  LIGHT_CORNER("2.1", ""),
  COLORS_REVERSED("7.3", ""),
  COLORS_STAY("7.3", ""),
  CLOCK_SET_RIGHT("6.10.2", ""),
  CLOCK_IN_TIME("A.5.1.1", ""),
  CLOCK_STAYS("A.5.1.1", ""),

  // Displaced pieces.
  PUTS_PIECES_BACK("7.4.1", "player"),
  PIECES_PUT_BACK("7.4.1", ""),
  CLOCK_MAY_BE_STOPPED("7.4.2", ""),
  DISPLACING_MAY_BE_PENALISED("7.4.3", ""),
  PUT_BACK_WRONGLY("7.6", ""),

  // Late players.
  NO_DEFAULT_TIME("6.7.1", ""),
  TOO_LATE("6.7.1", "player,opponent"),
  BOTH_TOO_LATE("6.7.1", ""),
  NOT_TOO_LATE("6.7.1", "player"),
  BOTH_ABSENT("6.7.2", "white,black"),
  CLOCK_STARTED_IN_TIME("6.6", "player"),
  CLOCK_STARTED_BY_PRESS("6.2.1", "black,white"),
  TIME_USED_UP("6.9", "player,opponent"),
  FLAG_COUNTS_WHEN_SEEN("6.8", "opponent"),

  // Draw offers.
  OFFER_FORBIDDEN("9.1.1", ""),
  BOTH_MUST_MOVE("5.2.3", ""),
  NEW_OFFER_NEEDED("9.1.2.1", ""),
  OFFER_STAYS_OPEN("9.1.2.1", "opponent"),
  FIRST_TOUCH_DECLINES("9.1.2.1", "opponent"),
  OFFER_IS_VALID("9.1.2.1", "moment,opponent"),
  OFFER_TAKEN("9.1.2.1", "opponent"),
  OFFER_REFUSED("9.1.2.1", "opponent"),
  OFFER_REFUSED_BY_TOUCH("9.1.2.1", "opponent"),
  OFFER_MAY_DISTURB("11.5", "repeated,opponent"),
  NO_WITHDRAWAL("9.1.2.1", ""),
  TOUCHED_MUST_MOVE("4.3.1", ""),
  OFFER_IS_WRITTEN("9.1.2.2", ""),
  DRAWN_BY_AGREEMENT("5.2.3", ""),

  // Guidelines III, which a player may invoke if the opponent is only trying to win on time.
  GUIDELINES_NOT_ANNOUNCED("III.2.1", ""),
  GUIDELINES_WITH_INCREMENT("III.2.2", ""),
  GUIDELINES_IN_BLITZ("III.2.2", ""),
  TWO_MINUTES_OR_MORE("", "player"),
  NOT_TO_MOVE("", "player"),
  INCREMENT_WANTED("III.4", "player,opponent"),
  INCREMENT_WITHOUT_ARBITER("III.4", ""),
  REQUEST_IS_OFFER("9.1.2", ""),
  DRAW_WANTED("III.5", "player,opponent"),
  ARBITER_MAY_AGREE("III.5.1", ""),
  ARBITER_MAY_POSTPONE("III.5.2", "opponent"),
  ARBITER_MAY_REJECT("III.5.3", "opponent"),
  CLAIM_WITHOUT_ARBITER("III.6.1", "player,opponent"),
  CLAIM_IS_SENT("III.6.2", ""),

  // The end of the game and the scoresheet.
  SIGNED_RESULT_STANDS("8.7", ""),
  GAME_IS_OVER("7.5.1", ""),
  FOUND_AFTER_GAME("Manual 7.5", ""),
  ENDED_BY_ILLEGAL_MOVE("7.5.1", ""),
  SIGNED_WRONGLY("8.7", ""),
  NOT_SIGNED_YET("8.7", ""),
  NEED_NOT_WRITE("A.2", "player"),
  MUST_WRITE_WITH_INCREMENT("8.4", "player"),
  MUST_WRITE_WITH_TIME_LEFT("8.4", "player"),
  MAY_STOP_WRITING("8.4", "player"),
  FLAG_ENDS_GAME("6.9", ""),
  CATCH_UP_ON_WRITING("8.5.2", "player"),
  BOTH_CATCH_UP_ON_WRITING("8.5.1", ""),
  EVERY_MOVE_IS_WRITTEN("8.1.1", ""),

  // Phones, spectators and illegal positions.
  DEVICES_FORBIDDEN("11.3.2", ""),
  PHONE_LOSES("11.3.2.2", "player,opponent"),
  PHONE_COSTS_LESS("11.3.2.2", "player"),
  PHONE_IN_BAG("11.3.2.1", ""),
  PHONE_NOT_OFF("11.3.2.1", ""),
  CONDUCT_IS_PENALISED("11.6", "player"),
  TELL_ONLY_ARBITER("12.7", ""),
  ADVICE_IS_FORBIDDEN("11.3.1", ""),
  CORRECTED_ALL_THE_SAME("7.5.1", ""),
  WAIT_ONE_MOVE("A.5.4", ""),
  STILL_ILLEGAL("A.5.4", ""),
  NO_LONGER_ILLEGAL("A.5.4", ""),
  BACK_BEFORE_ILLEGAL_MOVE("7.5.1", ""),
  LEFT_KING_IN_CHECK("3.9.2", "player"),
  KING_WAS_CAPTURED("1.4.1", ""),
  CHECK_BEFORE_CAPTURE("7.5.1", ""),
  PAWN_BECOMES_QUEEN("7.5.2", ""),
  PENALTY_AS_USUAL("7.5.5", ""),

  // Unusable and incomplete questions about procedure.
  ONLY_WITH_CLOCK("", ""),
  NOT_THE_TURN("", "player"),
  FLAG_IS_DOWN("", ""),
  PRESSED_WHILE_ABSENT("", ""),
  NOTHING_ILLEGAL("", ""),
  POSITION_SHOWS_ANOTHER("", ""),

  // The sheet: what happens to the game.
  SHEET_GAME("", "what"),

  // The sheet: labels of its rows.
  LABEL("", "row"),

  // The sheet: facts that were not given, with the value that the answer rests on.
  SHEET_ASSUMED("", "fact"),

  // The sheet: what happens on the board.
  SHEET_BOARD("", "what"),

  // The sheet: what happens to the clocks.
  SHEET_CLOCKS("", "what"),
  SHEET_TIME("", "player,minutes"),
  SHEET_RESULT("", "forfeit,played,forfeited"),
  ANY_LEGAL_MOVE("", ""),
  FIRST_POSITION("", ""),

  // The sheet: what the arbiter may do.
  SHEET_OPTION("", "what");

  private final Entry entry;

  CasesText(String article, String placeholders) {
    this.entry = Entry.of("cases", article, placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}

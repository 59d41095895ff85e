package org.arbiterchess.notation.language.english;

import org.arbiterchess.notation.ProcedurePhrase;

/** English templates for {@link ProcedurePhrase}, without the cited article or full stop. */
final class EnglishProcedurePhrases {

  private EnglishProcedurePhrases() {}

  static String template(ProcedurePhrase phrase) {
    return switch (phrase) {
      case OTHER_HAND_PRESSED ->
          "{0} moved with one hand and pressed the clock with the other: that is forbidden, but it is"
              + " not an illegal move, and the game goes on";
      case CLOCK_HANDLED_BADLY ->
          "{0} must not hit, lift or knock over the clock, and is penalised for doing so";
      case MAY_BE_PENALISED -> "The arbiter may warn {0} or impose another penalty";
      case ARBITER_CHOOSES_PENALTY -> "The arbiter chooses the penalty";
      case ONLY_IF_SEEN_IN_TIME ->
          "This game is not constantly supervised, so this counts only if it is noticed before the"
              + " opponent has made the next move";
      case SECOND_WITHOUT_BOARD ->
          "This is not {0}'s first irregularity: {1} wins, unless {1} can no longer checkmate, in"
              + " which case the game is drawn";
      case LEGAL_MOVE_STANDS ->
          "If the move itself was legal, it stands; otherwise the position before it is restored";
      case PRESS_FIRST ->
          "{1} may reply at once, but {0} must still be given the chance to press the clock: {0}'s"
              + " clock keeps running until {0} has pressed it, and only then may {1} press the clock";
      case COMPLETED_BY_NEXT_MOVE ->
          "{0} forgot to press the clock, but {0}'s next move completed the previous one: there is"
              + " no penalty, and nothing is taken back";

      case WRONG_START ->
          "The pieces were set up incorrectly: this game is cancelled and a new one is played";
      case WRONG_START_IN_TIME ->
          "The players have not yet completed ten moves each, so this can still be corrected";
      case WRONG_START_STAYS ->
          "The players have completed ten moves each, so it is too late to correct the setup: the"
              + " game goes on as it is";
      case KING_CANNOT_CASTLE ->
          "{0} may not castle, because {0}'s king was on the wrong square at the start";
      case MISPLACED_KING -> "A king that was on the wrong square at the start may not castle";
      case ROOK_CANNOT_CASTLE ->
          "{0} may not castle with the rook that was on the wrong square at the start";
      case MISPLACED_ROOK ->
          "Castling with a rook that was on the wrong square at the start is not allowed";
      case BOARD_TURNED ->
          "The board is the wrong way round: the position is transferred to a correctly placed"
              + " board, and the game goes on";
      case BOARD_STAYS ->
          "The players have completed ten moves each, so it is too late to turn the board: the game"
              + " goes on as it is";
      case LIGHT_CORNER -> "The corner to each player's right must be a light square";
      case COLORS_REVERSED ->
          "The colours were reversed, and the players have not made ten moves each: a new game is"
              + " played with the right colours";
      case COLORS_STAY ->
          "The colours were reversed, but the players have made ten moves each: the game goes on";
      case CLOCK_SET_RIGHT ->
          "The clock is stopped at once. The arbiter corrects the setting and the move counter, and"
              + " judges how best to set the times";
      case CLOCK_IN_TIME ->
          "The players have not yet completed ten moves each, so the setting can still be changed";
      case CLOCK_STAYS ->
          "The players have completed ten moves each, so the setting stays as it is, unless that"
              + " would disrupt the event's schedule";

      case PUTS_PIECES_BACK -> "{0} puts the pieces back, in {0}'s own time";
      case PIECES_PUT_BACK -> "Whoever knocked the pieces over puts them back, in their own time";
      case CLOCK_MAY_BE_STOPPED ->
          "If necessary, either player stops the clock and calls the arbiter";
      case DISPLACING_MAY_BE_PENALISED ->
          "The arbiter may penalise the player who displaced the pieces";
      case PUT_BACK_WRONGLY ->
          "The game goes back to the position before the mistake, or to the last one known for"
              + " certain, and continues from there";

      case NO_DEFAULT_TIME -> "The regulations specify no default time, so it is zero";
      case TOO_LATE ->
          "{0} arrived after the default time: {1} wins, unless the arbiter decides otherwise";
      case BOTH_TOO_LATE ->
          "Both players arrived after the default time: both lose, unless the arbiter decides"
              + " otherwise";
      case NOT_TOO_LATE -> "{0} arrived within the default time and has not lost";
      case BOTH_ABSENT ->
          "Neither player was present at the start, so {0} loses all the time that elapses before"
              + " {0} arrives; {1}'s clock starts only once {0} has moved and pressed the clock";
      case CLOCK_STARTED_IN_TIME -> "{0}'s clock is started at the appointed time";
      case CLOCK_STARTED_BY_PRESS ->
          "{0}'s clock starts only once {1} has moved and pressed the clock";
      case TIME_USED_UP -> "{0}'s time is used up: {1} wins";
      case FLAG_COUNTS_WHEN_SEEN ->
          "The flag counts once the arbiter has seen it or {0} has claimed it";

      case OFFER_FORBIDDEN ->
          "The regulations forbid draw offers at this point: without the arbiter's consent there is"
              + " no draw, and the game goes on";
      case BOTH_MUST_MOVE -> "A draw can be agreed only after both players have made a move";
      case NEW_OFFER_NEEDED -> "A new offer is needed then";
      case FIRST_TOUCH_DECLINES ->
          "The offer cannot be accepted yet: {0}'s first touch of a piece declines it, and after the"
              + " move a new offer is needed";
      case OFFER_STAYS_OPEN ->
          "The offer stays open until {0} accepts it, declines it orally or by touching a piece, or"
              + " the game ends in some other way";
      case OFFER_AT_PROPER_MOMENT ->
          "The offer came after the move and before the clock was pressed, as it should have: {0}"
              + " may accept it";
      case OFFER_BEFORE_MOVE ->
          "An offer before the move is valid too; {0} may wait for the move and then answer";
      case OFFER_AT_OTHER_MOMENT ->
          "The right moment is after the move and before pressing the clock, but the offer is still"
              + " valid, and {0} may accept it";
      case OFFER_TAKEN -> "The offer was valid, and {0} accepted it";
      case OFFER_REFUSED -> "{0} has declined the offer, and the game goes on";
      case OFFER_REFUSED_BY_TOUCH ->
          "{0} touched a piece intending to move or capture it, which declines the offer: there is"
              + " no draw";
      case OFFER_MAY_DISTURB -> "Whether the offer disturbed {0} is for the arbiter to judge";
      case REPEATED_OFFERS -> "Whether the repeated offers disturb {0} is for the arbiter to judge";
      case NO_WITHDRAWAL -> "An offer cannot be withdrawn";
      case TOUCHED_MUST_MOVE -> "The touched piece must move if it can";
      case OFFER_IS_WRITTEN -> "Both players write (=) on their scoresheets";
      case DRAWN_BY_AGREEMENT -> "The game is drawn by agreement";

      case GUIDELINES_NOT_ANNOUNCED ->
          "Guidelines III were not announced for this event, so this is not possible: the game goes"
              + " on";
      case GUIDELINES_WITH_INCREMENT ->
          "Guidelines III do not apply to games with an increment, so this is not possible: the game"
              + " goes on";
      case GUIDELINES_IN_BLITZ ->
          "Guidelines III never apply to blitz, so this is not possible: the game goes on";
      case TWO_MINUTES_OR_MORE ->
          "{0} has two minutes or more left, so it is too early for this: the game goes on";
      case NOT_TO_MOVE -> "It is not {0}'s turn, so this is not possible now: the game goes on";
      case INCREMENT_WANTED ->
          "{0} may ask for an increment of five seconds for both players. If the arbiter agrees,"
              + " {1} also gets two extra minutes";
      case INCREMENT_WITHOUT_ARBITER ->
          "Without an arbiter nobody can grant the increment: the game goes on";
      case REQUEST_IS_OFFER -> "The request counts as a draw offer, which the opponent may accept";
      case DRAW_WANTED ->
          "{0} may claim a draw on the grounds that {1} cannot win by normal means or is not trying"
              + " to: the clock is stopped and the arbiter decides";
      case ARBITER_MAY_AGREE -> "If the arbiter agrees, the game is drawn";
      case ARBITER_MAY_POSTPONE ->
          "The arbiter may postpone the decision, even until after a flag has fallen, and may give"
              + " {0} two extra minutes";
      case ARBITER_MAY_REJECT -> "If the arbiter rejects the claim, {0} gets two extra minutes";
      case CLAIM_WITHOUT_ARBITER ->
          "Without an arbiter the claim ends play: {0} writes down the final position, {1} verifies"
              + " it, and the scoresheet is handed in";
      case CLAIM_IS_SENT -> "The designated arbiter decides on the claim";

      case SIGNED_RESULT_STANDS -> "Both players have signed, so the result stands";
      case GAME_IS_OVER -> "The game is over, so the result stands";
      case FOUND_AFTER_GAME ->
          "An illegal move can be corrected only if it is found during the game";
      case ENDED_BY_ILLEGAL_MOVE ->
          "Only a legal move can end the game by checkmate or stalemate, so the game is not over: the"
              + " position before the illegal move is restored";
      case SIGNED_WRONGLY ->
          "A signed result stands even if it is wrong, unless the arbiter decides otherwise";
      case NOT_SIGNED_YET ->
          "The players have not both signed the wrong result, so they must write down the correct"
              + " one and sign it";
      case NEED_NOT_WRITE ->
          "In rapid and blitz, {0} need not write down the moves, and may make any claim without a"
              + " scoresheet";
      case MUST_WRITE_WITH_INCREMENT ->
          "The increment is thirty seconds or more, so {0} must keep writing down the moves,"
              + " however little time is left";
      case MUST_WRITE_WITH_TIME_LEFT ->
          "{0} has five minutes or more left, so {0} must keep writing down the moves";
      case MAY_STOP_WRITING ->
          "{0} has less than five minutes left, and the increment is under thirty seconds: {0} need"
              + " not write down the moves for the rest of this period";
      case FLAG_ENDS_GAME ->
          "No period follows: once a flag has fallen, the game is over, and no scoresheet needs to be"
              + " brought up to date";
      case CATCH_UP_ON_WRITING ->
          "If the game goes on after a flag has fallen, {0} must bring the scoresheet up to date"
              + " before moving a piece";
      case BOTH_CATCH_UP_ON_WRITING ->
          "As neither player writes, the arbiter tries to record the moves; if the game goes on after"
              + " a flag has fallen, both players first bring their scoresheets up to date";
      case EVERY_MOVE_IS_WRITTEN -> "Each player writes down every move as it is played";

      case DEVICES_FORBIDDEN ->
          "No player may have an electronic device in the playing venue during the game, unless the arbiter has"
              + " approved it";
      case PHONE_LOSES -> "{0} was carrying the phone and loses the game: {1} wins";
      case PHONE_COSTS_LESS ->
          "{0} was carrying the phone and would lose the game, but the regulations set a milder"
              + " penalty";
      case PHONE_IN_BAG ->
          "If the regulations allow it, a player may keep a switched-off device in a bag placed"
              + " as agreed with the arbiter: the game goes on";
      case PHONE_NOT_OFF ->
          "An electronic device in a bag must be switched off completely, and this one was not";
      case CONDUCT_IS_PENALISED -> "{0} is penalised for this";
      case TELL_ONLY_ARBITER ->
          "Anyone who sees an irregularity may tell only the arbiter, who may expel a spectator for"
              + " interfering";
      case ADVICE_IS_FORBIDDEN ->
          "A player must not ask for advice or use it during the game, and is penalised for it";
      case CORRECTED_ALL_THE_SAME ->
          "The illegal move was found during the game and must still be corrected: the previous"
              + " position is restored";
      case WAIT_ONE_MOVE ->
          "The arbiter waits until the next move is completed: if the position is still illegal, the"
              + " game is drawn; otherwise it goes on";
      case STILL_ILLEGAL ->
          "The next move has been completed and the position is still illegal: the game is drawn";
      case NO_LONGER_ILLEGAL ->
          "The next move has been completed and the position is no longer illegal: the game goes"
              + " on";
      case BACK_BEFORE_ILLEGAL_MOVE ->
          "An illegal move was found during the game, so the game goes back to the position before it"
              + " and continues from there";
      case LEFT_KING_IN_CHECK -> "{0} left {0}'s own king in check, which is illegal";
      case KING_WAS_CAPTURED -> "A king is never captured: capturing it is itself an illegal move";
      case CHECK_BEFORE_CAPTURE ->
          "If the captured king had been left in check, that move was illegal too and came first: the"
              + " game goes back to the position before it";
      case PAWN_BECOMES_QUEEN ->
          "The pawn on the last rank is replaced by a queen of the same colour, and this counts as"
              + " an illegal move";
      case PENALTY_AS_USUAL ->
          "A player's first irregularity gives the opponent extra time; the second loses the game";

      case NO_CLOCK -> "This can happen only in a game with a clock";
      case NOT_THE_TURN -> "It is not {0}'s turn in this position";
      case FLAG_IS_DOWN ->
          "The player has no time left, so it is too late for this: ask about the fallen flag"
              + " instead";
      case HOW_MANY_MOVES -> "How many moves has each player completed?";
      case WHO_IS_LATE -> "Who is late, and by how many minutes?";
      case WHEN_DID_WHITE_PRESS ->
          "Whose clock ran: how many minutes after the start did White first press the clock, if at"
              + " all?";
      case PRESSED_WHILE_ABSENT -> "White cannot have pressed the clock before arriving";
      case WAS_IT_ANNOUNCED -> "Was it announced that Guidelines III apply to this event?";
      case HOW_MUCH_TIME -> "How many seconds does the player have left?";
      case WHICH_CONTROL -> "What is the time control, and is there an increment?";
      case HAVE_BOTH_MOVED -> "Have both players made at least one move?";
      case IS_IT_SIGNED -> "Have both players signed the result?";
      case DID_IT_END -> "Was the illegal move the one that gave mate or stalemate?";
      case WHERE_WAS_THE_PHONE -> "Where was the phone, and was it switched on?";
      case WHO_MADE_IT -> "Who made the illegal move?";
      case WHAT_IS_ILLEGAL -> "What is illegal in the position?";
      case NOTHING_ILLEGAL ->
          "Nothing in this position is illegal: both kings are there, the side to move gives no check, and no"
              + " pawn stands on its last rank";
      case POSITION_SHOWS_ANOTHER -> "The position shows something else that is illegal";
    };
  }
}

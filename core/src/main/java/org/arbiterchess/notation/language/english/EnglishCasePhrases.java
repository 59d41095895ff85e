package org.arbiterchess.notation.language.english;

import org.arbiterchess.notation.CasePhrase;

/** English templates for {@link CasePhrase}, without the cited article or full stop. */
final class EnglishCasePhrases {

  private EnglishCasePhrases() {}

  static String template(CasePhrase phrase) {
    return switch (phrase) {
      case COULD_MATE -> "{0} could still checkmate, for example: {1}";
      case MATE_NOT_EXCLUDED ->
          "The search could not rule out a checkmate by {0}, so the usual result stands";
      case NO_MATE_PAWNS_LOCKED ->
          "The pawns are locked, and wherever {0}'s king goes it can always escape";
      case NO_MATE_KING_ESCAPES -> "Wherever the pieces go, {0}'s king can escape from every check";
      case NO_MATE_WITHOUT_STALEMATE ->
          "Wherever the pieces go, {0}'s king can escape from every check, or the game ends in"
              + " stalemate";
      case NO_MATE_ANYWHERE ->
          "Every position that can still arise was examined, and {0} is not checkmated in any of"
              + " them";
      case ENDED_BEFORE -> "The game was already over, so what happened later does not count";
      case NOT_DEAD -> "The position is not dead, so play goes on";
      case NOT_PROVED_DEAD ->
          "The search could not prove that the position is dead, so play goes on";

      case FLAG_CLAIMED ->
          "This game is not constantly supervised: {0} may stop the clock and claim the win";
      case FLAG_SEEN -> "An arbiter who sees the fallen flag calls it too";
      case MOVES_COMPLETED ->
          "{0} had completed the {1} moves required by then, so the fallen flag does not end the"
              + " game: the next period follows";
      case MOVES_CHECKED -> "The moves are counted as soon as a flag has fallen";
      case SCORESHEETS_FIRST ->
          "Whoever has stopped writing must first bring the scoresheet up to date";
      case MOVES_NOT_COMPLETED -> "{0} had completed only {1} of the {2} moves required by then";
      case MOVE_NOT_PRESSED ->
          "{0}'s last move does not count, because {0} had not pressed the clock";
      case MOVES_UNPROVED ->
          "It cannot be proved how many moves {0} had completed: the clocks are stopped, and the"
              + " players reconstruct the game on another board";
      case NEXT_PERIOD_BEGINS ->
          "Unless that shows that {0} overstepped the time, the game goes on, and the next move is"
              + " the first of the next period";
      case FIRST_FLAG_COUNTS -> "{0}'s flag fell first, and only the first flag counts";
      case BOTH_FLAGS_LAST_PERIOD ->
          "Both flags are down in the last period, and nobody knows which fell first: the game is"
              + " drawn";
      case BOTH_FLAGS_EARLIER_PERIOD ->
          "Both flags are down, nobody knows which fell first, and another period follows: the game"
              + " goes on";
      case BOTH_FLAGS_NOT_ANNOUNCED ->
          "Both flags are down, nobody knows which fell first, and Guidelines III were not announced"
              + " for this event: the arbiter decides";
      case BOTH_FLAGS_WITH_INCREMENT ->
          "Both flags are down, nobody knows which fell first, and Guidelines III do not apply to"
              + " games with an increment: the arbiter decides";
      case BOTH_FLAGS_IN_BLITZ ->
          "Both flags are down, nobody knows which fell first, and Guidelines III never apply to"
              + " blitz: the arbiter decides";
      case BOTH_FLAGS_PERIOD_UNKNOWN ->
          "Both flags are down and nobody knows which fell first: in the last period the game is"
              + " drawn; before that, it goes on";

      case MOVE_IS_LEGAL -> "{0} is legal; once made, it cannot be changed";
      case ILLEGAL_AND_PRESSED ->
          "An illegal move was completed, so the previous position is restored";
      case ILLEGAL_NOT_PRESSED ->
          "The clock was not pressed, so the illegal move was not completed and there is no"
              + " penalty: the move must be replaced with a legal one";
      case REPLY_GOES_BACK ->
          "The opponent has already replied, but {0} has not made another move either, so the"
              + " illegal move is still not completed: the reply is taken back too";
      case COMPLETED_BY_NEXT_MOVE ->
          "{0} did not press the clock, but has since made another move, which completed the"
              + " illegal one";
      case FOUND_LATER ->
          "The illegal move was found during the game, so the position before it is restored and"
              + " the game continues from there";
      case TIMES_BY_JUDGEMENT ->
          "The arbiter judges how best to set the clocks, which may mean leaving them as they"
              + " are, and corrects the move counter";
      case MOVE_STANDS ->
          "This game is not constantly supervised, and the opponent has already made the next move:"
              + " the illegal move stands and play goes on, unless both players agree to correct it";
      case STILL_IN_TIME ->
          "The opponent has not made the next move yet, so the illegal move can still be corrected";
      case BOTH_HANDS ->
          "{0} used both hands to make one move and pressed the clock: this counts as an illegal"
              + " move";
      case BOTH_HANDS_NOT_PRESSED ->
          "{0} used both hands to make one move but has not pressed the clock, so there is no"
              + " penalty";
      case BOTH_HANDS_GAME_OVER ->
          "The move ended the game at once, without the clock, so it does not matter that {0} used"
              + " both hands";
      case SAME_MOVE_AGAIN ->
          "{0} itself is legal, and the same move would have to be played again, so it stands";
      case JUDGED_AFTER_MOVE ->
          "Whether the opponent could checkmate is judged on the position after the move, because"
              + " the move stands (our reading of the Laws)";
      case COUNTS_ONCE -> "Two irregularities in one move count as one";
      case PRESSED_WITHOUT_MOVE ->
          "{0} pressed the clock without making a move: this counts as an illegal move";
      case PAWN_NOT_REPLACED ->
          "{0} pressed the clock without replacing the pawn: it becomes a queen, the move stands, and"
              + " this counts as an illegal move";
      case PAWN_NOT_YET_REPLACED ->
          "{0}'s pawn stays on {1}: the move is not illegal, but it is not finished until a new"
              + " piece has replaced the pawn";
      case PAWN_MUST_BE_REPLACED ->
          "As part of the same move the pawn becomes a queen, rook, bishop or knight";
      case QUEEN_MATES ->
          "That queen gives checkmate, and the Laws do not say whether a move that counts as illegal"
              + " ends the game: the arbiter decides";
      case QUEEN_MATES_SECOND ->
          "{0} has completed a second illegal move and cannot win, although that queen gives"
              + " checkmate. Judged on the position before the pawn move, {1} could checkmate and"
              + " wins; judged on the position with the queen, {1} cannot, and the game is drawn: the"
              + " arbiter decides";
      case ONE_MINUTE -> "{0} gets one extra minute";
      case ONE_MINUTE_IN_BLITZ ->
          "One minute in supervised blitz is our reading: the letter of the Laws leaves two";
      case TWO_MINUTES -> "{0} gets two extra minutes";
      case NO_CLOCK -> "There is no clock, so no time is added";
      case NO_TIME_FOR_PRESS ->
          "{0}'s clock runs again, and any time gained by pressing it is removed";
      case NO_INCREMENT -> "{0} gets no increment for this move";
      case COUNTS_WITHOUT_CLOCK -> "The illegal move still counts as an irregularity";
      case SECOND_LOSES -> "This is {0}'s second completed illegal move: {1} wins";
      case SECOND_DRAWS ->
          "This is {0}'s second completed illegal move, but {1} cannot checkmate by any series of"
              + " legal moves: the game is drawn";

      case ADJUSTED_FIRST -> "The player said \"I adjust\" first, so touch-move does not apply";
      case ADJUSTED_TOO_LATE -> "It is too late to say \"I adjust\" after touching a piece";
      case NOTHING_CAN_MOVE ->
          "None of the touched pieces can be moved or captured: any legal move may be played";
      case KING_CANNOT_MOVE ->
          "The king was touched, then the rook, but castling with that rook is illegal and the king"
              + " cannot move at all: any legal move may be played";
      case WHY_NOT_CASTLE -> "Why not {0}? {1}";
      case PLAYED_INSTEAD -> "{0} is taken back, because touch-move does not allow it";
      case MATED_INSTEAD ->
          "{0} does not count as checkmate and is taken back, because touch-move does not allow it";
      case STALEMATED_INSTEAD ->
          "{0} does not count as stalemate and is taken back, because touch-move does not allow it";
      case PLAYED_AS_OBLIGED -> "{0} complies with touch-move, so it stands";
      case COMPLAINT_TOO_LATE ->
          "The opponent has since touched a piece and can no longer object: {0} stands";
      case PROMOTION_STILL_OPEN ->
          "The new piece can be chosen freely until it touches the promotion square";

      case THREEFOLD_CORRECT ->
          "The claim is correct: the position has occurred {0} times with the same side to move and"
              + " the same possible moves";
      case THREEFOLD_CORRECT_WITH_MOVE ->
          "The claim is correct: after {0} the position will have occurred {1} times";
      case FIFTY_CORRECT ->
          "The claim is correct: each player has made {0} moves without a capture or a pawn move";
      case FIFTY_CORRECT_WITH_MOVE ->
          "The claim is correct: after {0} each player will have made {1} moves without a capture or"
              + " a pawn move";
      case THREEFOLD_WRONG -> "The claim is wrong: the position has occurred only {0?once:twice}";
      case THREEFOLD_WRONG_WITH_MOVE ->
          "The claim is wrong: after {0} the position will have occurred only {1?once:twice}";
      case FIFTY_WRONG ->
          "The claim is wrong: {0} half-moves have been made without a capture or a pawn move, but"
              + " a hundred are needed";
      case FIFTY_WRONG_WITH_MOVE ->
          "The claim is wrong: after {0} there will have been {1} half-moves without a capture or"
              + " a pawn move, but a hundred are needed";
      case COUNT_RESTARTS_WITH_PAWN ->
          "The claim is wrong: {0} is a pawn move, so the count starts again";
      case COUNT_RESTARTS_WITH_CAPTURE ->
          "The claim is wrong: {0} is a capture, so the count starts again";
      case CASTLING_DIFFERED ->
          "After {0} the pieces were on the same squares, but a castling right has since been"
              + " lost";
      case EN_PASSANT_DIFFERED ->
          "After {0} the pieces were on the same squares, but a pawn could be captured en passant"
              + " at that point";
      case CLAIM_ILLEGAL_MOVE -> "The claim is wrong: {0} is an illegal move";
      case MUST_PLAY_CLAIMED -> "The game goes on, and {0} must be played";
      case MUST_MOVE_CLAIMED_PIECE ->
          "The game goes on, and another move must be made with the piece named in the claim";
      case ANY_MOVE_AFTER_CLAIM ->
          "The game goes on; the piece named in the claim has no legal move, so any legal move may"
              + " be played";
      case CLAIM_DRAWS -> "The game is drawn at once";
      case FIVEFOLD_NEEDS_NO_CLAIM ->
          "The fifth occurrence of a position ends the game automatically: no claim is needed";
      case SEVENTY_FIVE_NEED_NO_CLAIM ->
          "Seventy-five such moves by each player end the game automatically: no claim is needed";
      case CLAIM_LOST_BY_TOUCH ->
          "A piece was touched, or the move made or pressed, before the claim, so the claim is"
              + " incorrect and is rejected; a new one may be possible on a later move";
      case TOUCHED_BEFORE_NAMED ->
          "The piece touched first must move if it can, and that comes before the named move";
      case CLAIM_MET_ON_BOARD ->
          "That is so on the board already, and nothing was touched, so the move that was written"
              + " down does not matter (our reading)";
      case CLAIM_NOT_RECORDED ->
          "The claim is wrong: the record of the game cannot show what is claimed";
      case CLAIM_NEEDS_NO_SCORESHEET ->
          "In rapid and blitz a claim needs no scoresheet, so it is not wrong merely because the"
              + " moves were not recorded";
      case CLAIM_ON_OTHER_EVIDENCE ->
          "The arbiter decides on other evidence, such as what was seen at the board or what both"
              + " players agree on (our reading): if it shows the claim to be correct, the game is"
              + " drawn; otherwise {0} gets extra time";
      case CLAIM_IS_OFFER ->
          "A claim also counts as a draw offer, which {0} may accept until the claim has been"
              + " checked";

      case EMPTY_SQUARE -> "There is no piece on {0}";
      case NOT_YOUR_PIECE -> "The piece on {0} belongs to the opponent";
      case NO_PIECE_NAMED -> "Say which piece moved and from which square: {0} is not enough";
      case NO_SUCH_PROMOTION ->
          "No pawn of the side to move can legally reach {0}; if one got there by an illegal move,"
              + " ask about that move";
      case WHICH_PAWN ->
          "More than one pawn could have gone to {0}: which square did the pawn come from?";
      case WHICH_FLAG -> "Whose flag fell? If both are down, say so";
      case OTHER_FLAG_DECIDES ->
          "The player whose flag fell first had completed the required moves: ask about the other"
              + " flag alone";
      case HOW_MANY_COMPLETED ->
          "How many moves had that player completed when the flag fell? If it cannot be proved, say"
              + " so";
      case WHICH_PERIOD -> "Which period of the time control was it? The first is 1";
      case WHICH_PERIODS -> "What is the time control, with all its periods, such as 40/120:60?";
      case ONLY_ONE_PERIOD ->
          "The time control has only one period; give all of them, such as 40/120:60";
      case NO_SUCH_PERIOD -> "The number of periods in the time control is {0}";
      case WAS_IT_PRESSED -> "Was the clock pressed after the move?";
      case WHICH_MOVES_WERE_PLAYED ->
          "Which moves were played? Without them, nobody can tell how often the position has"
              + " occurred. If they are not recorded, say so";
      case WHAT_WAS_TOUCHED -> "Which pieces were touched, and in what order?";
      case KEY_MISSING -> "The question needs \"{0}\"";
      case WRONG_VALUE -> "\"{0}\": found {1}, expected {2}";
      case UNPLAYABLE_MOVE -> "{0} {1} cannot be played: {2}";
    };
  }
}

package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A sentence in the arbiter's answer to a question about a position. The questions concern flags,
 * resignations, moves, touched pieces, clock presses and claims. {0} is a side unless a constant's
 * comment says otherwise.
 */
public enum CasePhrase {
  // Sentences that say whether the opponent could deliver checkmate.
  /** {0} is the side that could deliver checkmate, {1} the moves that lead to it. */
  COULD_MATE(2),
  MATE_NOT_EXCLUDED(1),
  NO_MATE_PAWNS_LOCKED(1),
  NO_MATE_KING_ESCAPES(1),
  NO_MATE_WITHOUT_STALEMATE(1),
  NO_MATE_ANYWHERE(1),
  ENDED_BEFORE(0),
  NOT_DEAD("5.2.2", 0),
  NOT_PROVED_DEAD("5.2.2", 0),

  // Flags.
  /** {0} is the side that may claim the win, because the game is not constantly supervised. */
  FLAG_CLAIMED("A.5.3", 1),
  FLAG_SEEN("A.5.5", 0),
  /** {0} is the player whose flag fell, {1} the number of moves required. */
  MOVES_COMPLETED("6.3.1", 2),
  MOVES_CHECKED("6.4", 0),
  SCORESHEETS_FIRST("8.5", 0),
  /**
   * {0} is the player whose flag fell, {1} the number of moves completed, {2} the number required.
   */
  MOVES_NOT_COMPLETED("6.3.1", 3),
  MOVE_NOT_PRESSED("6.2.1", 1),
  MOVES_UNPROVED("8.5.3", 1),
  NEXT_PERIOD_BEGINS("8.6", 1),
  FIRST_FLAG_COUNTS("6.8", 1),
  BOTH_FLAGS_LAST_PERIOD("III.3.1.2", 0),
  BOTH_FLAGS_EARLIER_PERIOD("III.3.1.1", 0),
  BOTH_FLAGS_NOT_ANNOUNCED("III.2.1", 0),
  BOTH_FLAGS_WITH_INCREMENT("III.2.2", 0),
  BOTH_FLAGS_IN_BLITZ("III.2.2", 0),
  BOTH_FLAGS_PERIOD_UNKNOWN("III.3.1", 0),

  // Moves and presses.
  /** {0} is the move. */
  MOVE_IS_LEGAL("4.7", 1),
  ILLEGAL_AND_PRESSED("7.5.1", 0),
  ILLEGAL_NOT_PRESSED("7.5.1", 0),
  REPLY_GOES_BACK("6.2.1.2", 1),
  COMPLETED_BY_NEXT_MOVE("6.2.1.2", 1),
  FOUND_LATER("7.5.1", 0),
  TIMES_BY_JUDGEMENT("7.1", 0),
  MOVE_STANDS("A.5.2", 0),
  STILL_IN_TIME("A.5.2", 0),
  BOTH_HANDS("7.5.4", 1),
  BOTH_HANDS_NOT_PRESSED("7.5.4", 1),
  BOTH_HANDS_GAME_OVER("6.2.1.1", 1),
  /** {0} is the move. */
  SAME_MOVE_AGAIN("4.7", 1),
  JUDGED_AFTER_MOVE(0),
  COUNTS_ONCE(0),
  PRESSED_WITHOUT_MOVE("7.5.3", 1),
  PAWN_NOT_REPLACED("7.5.2", 1),
  /** {0} is the player, {1} the square on which the pawn stands. */
  PAWN_NOT_YET_REPLACED("4.7", 2),
  PAWN_MUST_BE_REPLACED("3.7.3.3", 0),
  QUEEN_MATES("5.1.1", 0),
  /** {0} is the player at fault, {1} the opponent. */
  QUEEN_MATES_SECOND("7.5.5", 2),
  /** Here and in the next two constants, the answer supplies the article that sets the penalty. */
  ONE_MINUTE(1),
  TWO_MINUTES(1),
  ONE_MINUTE_IN_BLITZ("B.2", 0),
  NO_CLOCK(0),
  /** {0} is the player at fault. */
  NO_TIME_FOR_PRESS(1),
  NO_INCREMENT(1),
  COUNTS_WITHOUT_CLOCK("7.5.5", 0),
  /** {0} is the player at fault, {1} the winner. */
  SECOND_LOSES("7.5.5", 2),
  /** {0} is the player at fault, {1} the player who cannot deliver checkmate. */
  SECOND_DRAWS("7.5.5", 2),

  // Sentences about touched pieces. Those that say what the player must do are in StrictPhrase.
  ADJUSTED_FIRST("4.2.1", 0),
  ADJUSTED_TOO_LATE("4.2.1", 0),
  NOTHING_CAN_MOVE("4.5", 0),
  KING_CANNOT_MOVE("4.4.3", 0),
  /**
   * {0} is the castling move, {1} the sentence that explains why it is illegal, without its full
   * stop.
   */
  WHY_NOT_CASTLE(2),
  /** {0} is the move that was played, although the touch-move rule forbids it. */
  PLAYED_INSTEAD("4.3", 1),
  MATED_INSTEAD("5.1.1", 1),
  STALEMATED_INSTEAD("5.2.1", 1),
  /** {0} is the move that was played, which complies with the touch-move rule. */
  PLAYED_AS_OBLIGED(1),
  COMPLAINT_TOO_LATE("4.8", 1),
  PROMOTION_STILL_OPEN("4.4.4", 0),

  // Sentences about draw claims. {0} is a number unless a constant's comment says otherwise.
  THREEFOLD_CORRECT("9.2.2", 1),
  /** {0} is the named move, {1} the number of times the position will have occurred. */
  THREEFOLD_CORRECT_WITH_MOVE("9.2.1", 2),
  FIFTY_CORRECT("9.3.2", 1),
  /** {0} is the named move, {1} the number of moves per player without a capture or pawn move. */
  FIFTY_CORRECT_WITH_MOVE("9.3.1", 2),
  /** {0} is the number of times the position has occurred, 1 or 2. */
  THREEFOLD_WRONG("9.5.3", 1),
  /** {0} is the named move, {1} the number of times the position will have occurred. */
  THREEFOLD_WRONG_WITH_MOVE("9.5.3", 2),
  FIFTY_WRONG("9.5.3", 1),
  FIFTY_WRONG_WITH_MOVE("9.5.3", 2),
  /** {0} is the named move. */
  COUNT_RESTARTS_WITH_PAWN("9.5.3", 1),
  /** {0} is the named move. */
  COUNT_RESTARTS_WITH_CAPTURE("9.5.3", 1),
  /** {0} is the move after which the pieces stood as in the claimed position. */
  CASTLING_DIFFERED("9.2.3.2", 1),
  EN_PASSANT_DIFFERED("9.2.3.1", 1),
  /** {0} is the named move. */
  CLAIM_ILLEGAL_MOVE("9.5.3", 1),
  MUST_PLAY_CLAIMED("9.5.3", 1),
  MUST_MOVE_CLAIMED_PIECE("9.5.3", 0),
  ANY_MOVE_AFTER_CLAIM("9.5.3", 0),
  CLAIM_DRAWS("9.5.2", 0),
  FIVEFOLD_NEEDS_NO_CLAIM("9.6.1", 0),
  SEVENTY_FIVE_NEED_NO_CLAIM("9.6.2", 0),
  CLAIM_LOST_BY_TOUCH("9.4", 0),
  TOUCHED_BEFORE_NAMED("4.3.1", 0),
  CLAIM_MET_ON_BOARD(0),
  CLAIM_NOT_RECORDED("9.5.3", 0),
  CLAIM_NEEDS_NO_SCORESHEET("A.2", 0),
  /** {0} is the claimant's opponent, here and in the next constant. */
  CLAIM_ON_OTHER_EVIDENCE("9.5.3", 1),
  CLAIM_IS_OFFER("9.1.2.3", 1),

  // Unusable questions.
  /** {0} is the square. */
  EMPTY_SQUARE(1),
  NOT_YOUR_PIECE(1),
  NO_PIECE_NAMED(1),
  NO_SUCH_PROMOTION(1),
  WHICH_PAWN(1),
  WHICH_FLAG(0),
  OTHER_FLAG_DECIDES(0),
  HOW_MANY_COMPLETED(0),
  WHICH_PERIOD(0),
  WHICH_PERIODS(0),
  ONLY_ONE_PERIOD(0),
  /** {0} is the number of periods. */
  NO_SUCH_PERIOD(1),
  WAS_IT_PRESSED(0),
  WHAT_WAS_TOUCHED(0),
  WHICH_MOVES_WERE_PLAYED(0),
  /** {0} is the key that is missing from the question. */
  KEY_MISSING(1),
  /** {0} is a key in the question, {1} the value found there, {2} what was expected. */
  WRONG_VALUE(3),
  /** {0} is the half-move number, {1} the move, {2} the problem as a complete sentence. */
  UNPLAYABLE_MOVE(3);

  private final Optional<String> article;
  private final int valueCount;

  CasePhrase(int valueCount) {
    this.article = Optional.empty();
    this.valueCount = valueCount;
  }

  CasePhrase(String article, int valueCount) {
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

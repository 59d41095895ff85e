package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A sentence in the arbiter's answer to a question about a position. The questions concern flags,
 * resignations, moves, touched pieces, clock presses and claims. {0} is a side unless the comment
 * says otherwise.
 */
public enum CasePhrase {
  // Whether the opponent could deliver checkmate.
  /** Values: the side and the moves. */
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
  /** {0} must claim the win, because no arbiter supervises the game throughout. */
  FLAG_CLAIMED("A.5.3", 1),
  FIRST_FLAG_COUNTS("6.8", 1),
  BOTH_FLAGS_LAST_PERIOD("III.3.1.2", 0),
  BOTH_FLAGS_EARLIER_PERIOD("III.3.1.1", 0),
  BOTH_FLAGS_NOT_ANNOUNCED("III.2.1", 0),
  BOTH_FLAGS_WITH_INCREMENT("III.2.2", 0),
  BOTH_FLAGS_IN_BLITZ("III.2.2", 0),
  BOTH_FLAGS_PERIOD_UNKNOWN("III.3.1", 0),

  // Moves and presses.
  /** Value: the move. */
  MOVE_IS_LEGAL("4.7", 1),
  /** Value: the ruling on the move, phrased to fit into the sentence. */
  ILLEGAL_AND_PRESSED("7.5.1", 1),
  ILLEGAL_NOT_PRESSED("7.5.1", 1),
  FOUND_LATER("7.5.1", 0),
  TIMES_BY_JUDGEMENT("7.1", 0),
  MOVE_STANDS("A.5.2", 0),
  STILL_IN_TIME("A.5.2", 0),
  BOTH_HANDS("7.5.4", 1),
  BOTH_HANDS_NOT_PRESSED("7.5.4", 1),
  COUNTS_ONCE(0),
  PRESSED_WITHOUT_MOVE("7.5.3", 1),
  PAWN_NOT_REPLACED("7.5.2", 1),
  QUEEN_ENDS_GAME("7.5.2", 0),
  /** This constant and the next two cite the article that sets the penalty. */
  ONE_MINUTE(1),
  TWO_MINUTES(1),
  NO_CLOCK(0),
  /** Value: the player at fault. */
  NO_TIME_FOR_PRESS(1),
  COUNTS_WITHOUT_CLOCK("7.5.5", 0),
  /** Values: the player at fault and the winner. */
  SECOND_LOSES("7.5.5", 2),
  /** Values: the player at fault and the player who cannot deliver checkmate. */
  SECOND_DRAWS("7.5.5", 2),

  // Touched pieces. StrictPhrase has the sentences about what the player must do.
  ADJUSTED_FIRST("4.2.1", 0),
  ADJUSTED_TOO_LATE("4.2.1", 0),
  NOTHING_CAN_MOVE("4.5", 0),
  KING_CANNOT_MOVE("4.4.3", 0),
  /** Values: the castling move and the ruling on it, phrased to fit into the sentence. */
  WHY_NOT_CASTLE(2),
  /** Value: the move that was played instead. */
  PLAYED_INSTEAD("4.3", 1),
  MATED_INSTEAD("5.1.1", 1),
  STALEMATED_INSTEAD("5.2.1", 1),
  /** Value: the move that was played, which complies with touch-move. */
  PLAYED_AS_OBLIGED(1),
  COMPLAINT_TOO_LATE("4.8", 1),
  PROMOTION_STILL_OPEN("4.4.4", 0),

  // Claims. {0} is a number unless the comment says otherwise.
  THREEFOLD_CORRECT("9.2.2", 1),
  /** Values: the named move and the number of occurrences. */
  THREEFOLD_CORRECT_WITH_MOVE("9.2.1", 2),
  FIFTY_CORRECT("9.3.2", 1),
  /** Values: the named move and the number of moves. */
  FIFTY_CORRECT_WITH_MOVE("9.3.1", 2),
  /** Value: the number of the occurrence as an {@link Phrasebook#ordinal}. */
  THREEFOLD_WRONG("9.5.3", 1),
  /** Values: the named move and the number of the occurrence as an ordinal. */
  THREEFOLD_WRONG_WITH_MOVE("9.5.3", 2),
  FIFTY_WRONG("9.5.3", 1),
  FIFTY_WRONG_WITH_MOVE("9.5.3", 2),
  /** Value: the number of the half-move after which the pieces were on the same squares. */
  CASTLING_DIFFERED("9.2.3.2", 1),
  EN_PASSANT_DIFFERED("9.2.3.1", 1),
  /** Value: the named move. */
  CLAIM_ILLEGAL_MOVE("9.5.3", 1),
  MUST_PLAY_CLAIMED("9.5.3", 1),
  MUST_MOVE_CLAIMED_PIECE("9.5.3", 0),
  ANY_MOVE_AFTER_CLAIM("9.5.3", 0),
  CLAIM_DRAWS("9.5.2", 0),
  FIVEFOLD_NEEDS_NO_CLAIM("9.6.1", 0),
  SEVENTY_FIVE_NEED_NO_CLAIM("9.6.2", 0),
  CLAIM_LOST_BY_TOUCH("9.4", 0),

  // Unusable questions.
  /** Value: the square. */
  EMPTY_SQUARE(1),
  NOT_YOUR_PIECE(1),
  NO_PIECE_NAMED(1),
  NO_SUCH_PROMOTION(1),
  WHICH_PAWN(1),
  WHICH_FLAG(0),
  WAS_IT_PRESSED(0),
  WHAT_WAS_TOUCHED(0),
  /** Value: the key. */
  KEY_MISSING(1),
  /** Values: the key, what was found and what was expected. */
  WRONG_VALUE(3),
  /** Values: the number of the half-move, the move, and the problem as a whole sentence. */
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

  /** The article; empty if the answer supplies it or the Laws have none. */
  public Optional<String> article() {
    return article;
  }

  public int valueCount() {
    return valueCount;
  }
}

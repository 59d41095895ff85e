package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A message from the arbiter about strict play. Each constant specifies how many placeholders its
 * template has, and which article of the Laws it cites, if any. {@link Phrasebook#say} converts it
 * to a sentence. {0} is a player unless a constant's comment says otherwise.
 */
public enum StrictPhrase {
  // Sentences that say how a strict game ended.
  /** {0} is the player at fault, {1} the winner. */
  ILLEGAL_MOVES("7.5.5", 2),
  /** {0} is the player at fault, {1} the player who cannot deliver checkmate. */
  ILLEGAL_MOVES_DRAWN("7.5.5", 2),
  /** The arbiter names the article to cite. {0} is the winner. */
  DECLARED_WIN(1),
  DECLARED_DRAW(0),
  DECLARED_WITHOUT_RESULT(0),

  // Sentences about touch-move. {0} is the player, {1} a piece as the object of a
  // sentence, such as "the knight on b1".
  /** Here and in the next six constants, the kind of obligation determines the article to cite. */
  MUST_MOVE(2),
  MUST_CAPTURE(2),
  /** Only this piece was touched. */
  MUST_MOVE_TOUCHED(2),
  /** Only this piece was touched. */
  MUST_CAPTURE_TOUCHED(2),
  /** {1} is the piece as the subject of a sentence. The pieces touched earlier cannot move. */
  MUST_MOVE_FIRST_THAT_CAN(2),
  /**
   * {1} is the piece as the subject of a sentence. The pieces touched earlier cannot be captured.
   */
  MUST_CAPTURE_FIRST_THAT_CAN(2),
  /**
   * {1} and {2} are the touched pieces as objects of the sentence, {3} the capturing piece as a
   * subject, {4} the captured piece as an object.
   */
  MUST_CAPTURE_WITH(5),
  MUST_CASTLE("4.4.1", 1),
  MUST_MOVE_KING("4.4.3", 1),
  NO_CASTLING_AFTER_ROOK("4.4.2", 1),
  /** {1} is the rook or the king as an indirect object. */
  MUST_MOVE_WITHOUT_CASTLING("4.4.2", 2),
  /** {1} is the move in standard algebraic notation. */
  MUST_PLAY_NAMED_MOVE("9.5.3", 2),
  MUST_MOVE_NAMED_PIECE("9.5.3", 2),

  // Events.
  CLOCK_STARTED("6.6", 1),
  ADJUSTS("4.2.1", 1),
  ADJUSTED("4.2.1", 1),
  /** {0} is the player, {1} the piece as the object of the sentence. */
  TOUCHED("4.3", 2),
  /** {0} is the player, {1} the piece as the object of the sentence. */
  TOUCHED_FIRST("4.3", 2),
  /**
   * {0} is the player, {1} the piece as the object of the sentence. By touching it, the player
   * declines the opponent's draw offer.
   */
  TOUCHED_AND_DECLINED("9.1.2.1", 2),
  TOUCH_EXCUSED("4.2.2", 1),
  /** {0} is the player, {1} the piece on its new square, as the object of the sentence. */
  RELEASED(2),
  RELEASE_WITHDRAWN(1),
  PRESS_IGNORED(1),
  /** {0} is the sentence that explains why the move is illegal, without its full stop. */
  ILLEGAL_MOVE_COMPLETED("7.5.1", 1),
  PAWN_NOT_REPLACED("7.5.2", 1),
  PRESSED_WITHOUT_MOVE("7.5.3", 1),
  /** Here and in the next three constants, the event supplies the article that sets the penalty. */
  ONE_MINUTE_ADDED(1),
  ONE_MINUTE_IN_BLITZ(1),
  TWO_MINUTES_ADDED(1),
  /** {0} is the player, {1} the time, such as 0:30. */
  TIME_ADDED(2),
  TIME_TAKEN(2),
  OFFER_REPEATED("11.5", 1),
  /** {0} is the illegal move named in the claim. */
  CLAIM_OF_ILLEGAL_MOVE("9.5.3", 1),
  ARBITER_CALLED("6.11.2", 1),
  ARBITER_INTERRUPTS("6.11.2", 0),
  ARBITER_DECIDES_ON_QUEEN("7.5.2", 0),
  /** {0} is the player at fault, {1} the opponent. */
  ARBITER_DECIDES_ON_SECOND("7.5.5", 2),
  /** {0} is the player, {1} the number of moves. */
  MOVE_COUNT_SET("7.1", 2),
  WARNED("12.9.1", 1),
  /** {0} is the move number, {1} the player to move. */
  POSITION_RESTORED("7.6", 2),

  // Refusals.
  NOT_IN_STRICT_PLAY(0),
  ONLY_IN_STRICT_PLAY(0),
  STRICT_ONLY_OVER_THE_BOARD(0),
  NOT_STARTED("6.6", 0),
  ALREADY_STARTED("6.6", 0),
  TOO_LATE_TO_ADJUST("4.2.1", 0),
  NO_PIECE_THERE(0),
  NOTHING_TOUCHED("4.2.2", 0),
  OWN_TOUCH("4.2.2", 0),
  MOVE_MADE("4.7", 0),
  NOT_COMPLETED("6.2.1", 0),
  NOTHING_TO_PROMOTE("4.4.4", 0),
  CLAIM_AFTER_TOUCH("9.4", 0),
  ARBITER_NOT_CALLED("6.11.2", 0),
  ARBITER_MUST_DECIDE("7.5.2", 0),
  MOVE_COUNT_OUT_OF_RANGE(0),
  NO_SUCH_MOVE(0),
  ARTICLE_NEEDED(0),
  NOTE_TOO_LONG(0);

  private final Optional<String> article;
  private final int valueCount;

  StrictPhrase(int valueCount) {
    this.article = Optional.empty();
    this.valueCount = valueCount;
  }

  StrictPhrase(String article, int valueCount) {
    this.article = Optional.of(article);
    this.valueCount = valueCount;
  }

  /** The article of the Laws to cite; empty if the event supplies it or none applies. */
  public Optional<String> article() {
    return article;
  }

  public int valueCount() {
    return valueCount;
  }
}

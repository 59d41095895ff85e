package org.arbiterchess.notation.language.english;

import org.arbiterchess.notation.StrictPhrase;

/** English templates for {@link StrictPhrase}, without the cited article or full stop. */
final class EnglishStrictPhrases {

  private EnglishStrictPhrases() {}

  static String template(StrictPhrase phrase) {
    return switch (phrase) {
      case ILLEGAL_MOVES -> "{0} has completed a second illegal move: {1} wins";
      case ILLEGAL_MOVES_DRAWN ->
          "{0} has completed a second illegal move, but {1} could never checkmate: it is a draw";
      case DECLARED_WIN -> "The arbiter has decided: {0} wins";
      case DECLARED_DRAW -> "The arbiter has decided: the game is a draw";
      case DECLARED_WITHOUT_RESULT -> "The arbiter has stopped the game without a result";

      case MUST_MOVE -> "{0} touched {1} first and must move it";
      case MUST_CAPTURE -> "{0} touched {1} first and must capture it";
      case MUST_MOVE_TOUCHED -> "{0} touched {1} and must move it";
      case MUST_CAPTURE_TOUCHED -> "{0} touched {1} and must capture it";
      case MUST_MOVE_FIRST_THAT_CAN ->
          "Of the pieces that {0} touched, {1} is the first that can move: {0} must move it";
      case MUST_CAPTURE_FIRST_THAT_CAN ->
          "Of the pieces that {0} touched, {1} is the first that can be captured: {0} must"
              + " capture it";
      case MUST_CAPTURE_WITH -> "{0} touched {1} and {2}: {3} must capture {4}";
      case MUST_CASTLE -> "{0} touched the king and then the rook and must castle with that rook";
      case MUST_MOVE_KING ->
          "{0} touched the king and then the rook, but can't castle with it: {0} must make"
              + " another king move";
      case NO_CASTLING_AFTER_ROOK ->
          "{0} touched the rook before the king and can't castle with it on this move";
      case MUST_MOVE_WITHOUT_CASTLING ->
          "{0} touched the rook before the king, can't castle with it on this move and must"
              + " move {1}";
      case MUST_PLAY_NAMED_MOVE -> "{0} named {1} in the claim and must play it";
      case MUST_MOVE_NAMED_PIECE -> "{0} named {1} in the claim and must move that piece";

      case CLOCK_STARTED -> "The arbiter has started the clock: {0} to move";
      case ADJUSTS -> "{0} says \"I adjust\"";
      case ADJUSTED -> "{0} has finished adjusting";
      case TOUCHED -> "{0} has touched {1}";
      case TOUCHED_FIRST -> "{0} touched {1} first";
      case TOUCHED_AND_DECLINED -> "{0} has touched {1}, which declines the draw offer";
      case TOUCH_EXCUSED -> "{0} says it was an accident: the touch does not count";
      case RELEASED -> "{0} puts {1}";
      case RELEASE_WITHDRAWN -> "{0} puts the piece back";
      case PRESS_IGNORED -> "{0} pressed the clock, but this had no effect";
      case ILLEGAL_MOVE_COMPLETED -> "An illegal move has been completed. {0}";
      case PAWN_NOT_REPLACED ->
          "{0} pressed the clock without replacing the pawn: it becomes a queen, and this counts as"
              + " an illegal move";
      case PRESSED_WITHOUT_MOVE ->
          "{0} pressed the clock without making a move: this counts as an illegal move";
      case ONE_MINUTE_ADDED -> "{0} gets one extra minute";
      case ONE_MINUTE_IN_BLITZ ->
          "{0} gets one extra minute (our reading: the letter of the Laws leaves two in supervised"
              + " blitz)";
      case TWO_MINUTES_ADDED -> "{0} gets two extra minutes";
      case TIME_ADDED -> "{0} gets {1}";
      case TIME_TAKEN -> "{0} loses {1}";
      case OFFER_REPEATED ->
          "{0} has offered a draw again without a move in between: the arbiter may intervene";
      case CLAIM_OF_ILLEGAL_MOVE -> "The claim is wrong: {0} is an illegal move";
      case ARBITER_CALLED -> "{0} has called the arbiter: both clocks are stopped";
      case ARBITER_INTERRUPTS -> "The arbiter has stopped both clocks";
      case ARBITER_DECIDES_ON_QUEEN -> "The new queen would end the game, so the arbiter decides";
      case ARBITER_DECIDES_ON_SECOND ->
          "{0} has completed a second illegal move and cannot win with the new queen. Judged on the"
              + " position before the pawn move, {1} wins, but judged on the position with the queen,"
              + " it is a draw: the arbiter decides";
      case MOVE_COUNT_SET -> "Moves counted for {0}: {1}";
      case WARNED -> "{0} gets a warning";
      case POSITION_RESTORED -> "Back to the position before move {0}: {1} to move";

      case NOT_IN_STRICT_PLAY ->
          "In strict play you move by touching and releasing a piece, and no move can be taken"
              + " back";
      case ONLY_IN_STRICT_PLAY -> "This is only possible in strict play";
      case STRICT_ONLY_OVER_THE_BOARD ->
          "Strict play is only for games in person. Games by link accept only legal moves";
      case NOT_STARTED -> "The arbiter has not started the clock yet";
      case ALREADY_STARTED -> "The clock has already been started";
      case TOO_LATE_TO_ADJUST -> "Say \"I adjust\" before you touch a piece";
      case NO_PIECE_THERE -> "There is no piece on that square";
      case NOTHING_TOUCHED -> "There is no touch to excuse";
      case OWN_TOUCH -> "Only your opponent can excuse your touch";
      case MOVE_MADE -> "You have released the piece: the move is made and can't be changed";
      case NOT_COMPLETED -> "The move has not been completed yet";
      case NOTHING_TO_PROMOTE -> "There is no pawn to promote";
      case CLAIM_AFTER_TOUCH -> "You have touched a piece, so you can't claim a draw on this move";
      case ARBITER_NOT_CALLED -> "Call the arbiter first: both clocks must be stopped";
      case ARBITER_MUST_DECIDE -> "The arbiter must make a decision: there is no legal move";
      case MOVE_COUNT_OUT_OF_RANGE -> "The number of moves must be between 0 and 9999";
      case NO_SUCH_MOVE -> "The game has no such move";
      case ARTICLE_NEEDED -> "To declare a result, cite an article such as 12.9.6";
      case NOTE_TOO_LONG -> "A note must be 1 to 500 characters long";
    };
  }
}

package org.arbiterchess.notation.language.english;

import org.arbiterchess.notation.Phrase;

/** English templates for {@link Phrase}, without the cited article or full stop. */
final class EnglishPhrases {

  private EnglishPhrases() {}

  static String template(Phrase phrase) {
    return switch (phrase) {
      case CHECKMATE -> "Checkmate: {0} wins";
      case RESIGNATION, RESIGNATION_ONLINE -> "{0} resigns: {1} wins";
      case RESIGNATION_DRAWN -> "{0} resigns, but {1} could never checkmate: the game is drawn";
      case STALEMATE -> "Stalemate: {0} has no legal move and is not in check. The game is drawn";
      case DEAD_POSITION -> "Neither side can ever checkmate: the game is drawn";
      case DRAW_AGREED, DRAW_AGREED_ONLINE -> "Draw by agreement";
      case FLAG_FELL, FLAG_FELL_ONLINE -> "{0}'s flag has fallen: {1} wins";
      case FLAG_FELL_DRAWN, FLAG_FELL_DRAWN_ONLINE ->
          "{0}'s flag has fallen, but {1} could never checkmate: the game is drawn";
      case THREEFOLD_CLAIMED, THREEFOLD_ONLINE ->
          "The same position has occurred for the third time: the game is drawn";
      case THREEFOLD_CLAIMED_WITH_MOVE ->
          "After {0}, the same position occurs for the third time: the game is drawn";
      case FIFTY_CLAIMED, FIFTY_ONLINE ->
          "Both sides have made fifty moves without a capture or a pawn move: the game is drawn";
      case FIFTY_CLAIMED_WITH_MOVE ->
          "With {0}, both sides have made fifty moves without a capture or a pawn move: the game is"
              + " drawn";
      case FIVEFOLD -> "The same position has occurred for the fifth time: the game is drawn";
      case SEVENTY_FIVE ->
          "Both sides have made seventy-five moves without a capture or a pawn move: the game is"
              + " drawn";
      case ABANDONED -> "{0} has left the game: {1} wins";
      case ABANDONED_DRAWN -> "{0} has left, so the game is drawn";
      case ABORTED -> "The game was aborted and has no result";
      case ABORTED_WITHOUT_MOVE ->
          "{0} did not make the first move in time: the game was aborted and has no result";
      case STOPPED -> "The game ends without a result";
      case RESULT_BEING_DECIDED -> "The game is over, and its result is being decided";

      case NO_MATE_BARE_KING -> "{0} has only a king, and a lone king cannot checkmate";
      case NO_MATE_KNIGHT_AGAINST_QUEENS ->
          "{0} has only a king and a knight, which cannot checkmate an opponent with only a king"
              + " and queens";
      case NO_MATE_BISHOPS_OF_ONE_COLOR ->
          "{0} has only bishops on squares of one colour, and no piece can block the opposing"
              + " king's escape on squares of the other colour";
      case NO_MATE_VERDICT -> "{0} cannot checkmate by any series of legal moves";

      case GAME_OVER -> "The game is over";
      case NOT_YOUR_TURN -> "It is {0}'s turn";
      case THREEFOLD_NOT_YOUR_TURN, FIFTY_NOT_YOUR_TURN ->
          "Only the player to move may claim a draw, and it is {0}'s turn";
      case THREEFOLD_NOT_YET -> "This position has occurred only {0?once:twice}";
      case THREEFOLD_NOT_YET_WITH_MOVE ->
          "After {0}, the position will have occurred only {1?once:twice}";
      case FIFTY_NOT_YET ->
          "A claim needs fifty moves by each side without a capture or a pawn move: so far there"
              + " have been {0}";
      case FIFTY_NOT_YET_WITH_MOVE ->
          "A claim needs fifty moves by each side without a capture or a pawn move: with {0} there"
              + " would be {1}";
      case THREEFOLD_COMES_BY_ITSELF ->
          "No claim is needed: when a position occurs for the third time, the game is drawn";
      case FIFTY_COMES_BY_ITSELF ->
          "No claim is needed: under the fifty-move rule, the game is drawn automatically";
      case DRAW_OFFER_TOO_EARLY -> "A draw may be offered once both sides have moved";
      case DRAW_OFFER_OPEN -> "A draw has already been offered, and {0} has not answered yet";
      case DRAW_OFFER_DECLINED ->
          "{0} has declined the draw: you can offer it again after the next move";
      case NO_DRAW_OFFER -> "There is no draw offer to answer";
      case OWN_DRAW_OFFER -> "That is your own draw offer: only your opponent can answer it";
      case NOTHING_TO_TAKE_BACK -> "You have no move to take back";
      case TAKEBACK_OPEN -> "A takeback has already been requested, and {0} has not answered yet";
      case NO_TAKEBACK -> "Nobody has asked for a takeback";
      case OWN_TAKEBACK -> "You asked for this takeback: only your opponent can answer";
      case ABORT_TOO_LATE ->
          "Both sides have moved, so the game can't be aborted: resign or offer a draw instead";
      case PAUSED -> "The game is paused: resume it first";
      case NOT_PAUSED -> "The game is not paused";
      case NO_CLOCK -> "This game has no clock";
      case CLOCK_OUT_OF_RANGE -> "A clock must show more than 0 and at most 9999 minutes";
      case ENOUGH_TIME_GIVEN ->
          "You have given your opponent enough time for now: you can give more after the next move";
      case FLAG_NOT_FALLEN -> "{0}'s flag has not fallen";
      case NO_VERDICT_WANTED -> "There is no result to decide";
      case ONLY_FOR_PLAYERS -> "Only a player in this game can do that";
      case ONLY_FOR_THE_ARBITER -> "Only the arbiter can do that";

      case MOVE_PLAYED -> "{0}: {1}";
      case TO_MOVE -> "{0} to move";
      case IN_CHECK -> "{0} is in check";
      case DRAW_OFFERED -> "{0} offers a draw";
      case DRAW_DECLINED -> "{0} declines the draw";
      case THREEFOLD_CLAIMABLE ->
          "This position has occurred for the third time: you may claim a draw";
      case FIFTY_CLAIMABLE ->
          "Both sides have made fifty moves without a capture or a pawn move: you may claim a draw";
      case TAKEBACK_ASKED -> "{0} asks to take back a move";
      case TAKEBACK_ASKED_TWO -> "{0} asks to take back two moves";
      case TAKEBACK_GIVEN -> "{0} agrees to the takeback";
      case TAKEBACK_DECLINED -> "{0} declines the takeback";
      case GAME_PAUSED -> "The game is paused";
      case GAME_RESUMED -> "The game continues";
      case CLOCK_SET -> "{0}'s clock now shows {1}";
      case TIME_GIVEN -> "{0} gives {1} {2} extra seconds";
    };
  }
}

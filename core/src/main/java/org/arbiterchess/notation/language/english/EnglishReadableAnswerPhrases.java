package org.arbiterchess.notation.language.english;

import org.arbiterchess.notation.ReadableAnswerPhrase;

/** English templates for {@link ReadableAnswerPhrase}. */
final class EnglishReadableAnswerPhrases {

  private EnglishReadableAnswerPhrases() {}

  static String template(ReadableAnswerPhrase phrase) {
    return switch (phrase) {
      case WINS -> "{0} wins.";
      case DRAW -> "Draw.";
      case GAME_GOES_ON -> "The game goes on.";
      case NEW_GAME -> "A new game is played.";
      case BOTH_LOSE -> "Both players lose.";
      case RESULT_STANDS -> "The result stands.";
      case RECORD_TRUE_RESULT -> "Record the true result.";
      case ARBITER_DECIDES -> "The arbiter decides.";

      case BOARD -> "Board";
      case CLOCKS -> "Clocks";
      case ADDED_TIME -> "Added time";
      case SCORE_SHEET -> "Scoresheet";
      case ALLOWED_MOVES -> "Allowed moves";
      case OCCURRED_AFTER -> "Occurred after";
      case OPTIONS -> "Options";
      case NOT_SAID -> "Not said";

      case ASSUMED_STANDARD -> "the time control (taken as standard)";
      case ASSUMED_SUPERVISED -> "whether an arbiter watches every game (taken as yes)";
      case ASSUMED_FIRST_IRREGULARITY -> "earlier irregularities (taken as none)";
      case ASSUMED_NOT_REPLIED -> "whether the opponent had replied (taken as no)";
      case ASSUMED_ROOK_NOT_FIRST ->
          "whether the rook was deliberately touched first (taken as no)";
      case ASSUMED_OPPONENT_NOT_TOUCHED -> "whether the opponent had touched a piece (taken as no)";
      case ASSUMED_NOT_ANNOUNCED -> "whether Guidelines III were announced (taken as no)";
      case ASSUMED_ARBITER_PRESENT -> "whether an arbiter is present (taken as yes)";
      case ASSUMED_NOTHING_TOUCHED ->
          "whether a piece was touched, or the move made or pressed, before the claim (taken as no)";
      case ASSUMED_RECORDED -> "whether the record shows what is claimed (taken as yes)";
      case ASSUMED_BOTH_MOVED -> "whether both players have made a move (taken as yes)";
      case ASSUMED_OFFERS_ALLOWED -> "whether the regulations forbid draw offers (taken as no)";
      case ASSUMED_NO_MILDER_PENALTY ->
          "whether the regulations specify a milder penalty (taken as no)";
      case ASSUMED_NO_IRREGULARITY -> "whether there was an illegal move (taken as no)";
      case ASSUMED_EARLIER_PERIOD -> "whether it was the last period (taken as no)";
      case ASSUMED_OPPONENT_WRITES -> "whether the opponent has stopped writing too (taken as no)";
      case ASSUMED_ADVICE_NOT_USED -> "whether a player asked for advice or used it (taken as no)";

      case BOARD_UNCHANGED -> "leave the position as it is";
      case BOARD_RESTORED -> "restore the position before the illegal move";
      case QUEEN_PLACED -> "replace the pawn with a queen";
      case GO_BACK ->
          "go back to the position before the irregularity, or to the last one known for certain";
      case BOARD_TRANSFERRED -> "transfer the position to a correctly placed board";
      case PIECES_REPLACED -> "put the pieces back where they stood";
      case PIECE_RETURNED -> "take the move back; the touch-move rule applies";
      case CORRECTED_BY_PLAYER -> "the player puts the piece back and plays a legal move";
      case NEW_START -> "set up the starting position";

      case CLOCKS_UNCHANGED -> "leave them as they are";
      case BOTH_STOPPED -> "stop both";
      case CLOCK_RUNS -> "{0}'s clock runs";
      case BY_JUDGEMENT -> "set the times using best judgement";
      case CLOCK_SET_RIGHT ->
          "stop the clock and correct the setting, the times and the move counter";
      case CLOCKS_RESET -> "set both for a new game";
      case ONE_MINUTE_FOR -> "give {0} one extra minute";
      case TWO_MINUTES_FOR -> "give {0} two extra minutes";

      case SIGNED_BY_BOTH -> "{0}, signed by both players (8.7)";
      case FORFEITED -> "{0}: a forfeit, because the players have not both made a move";
      case FORFEITED_UNLESS_MOVED ->
          "{0}, a forfeit, unless both players have already made a move: then {1}";
      case ANY_LEGAL_MOVE -> "any legal move";
      case FIRST_POSITION -> "the start";

      case WARNING -> "warn the player (12.9.1)";
      case TIME_FOR_OPPONENT -> "give the opponent more time (12.9.2)";
      case TIME_OFF_OFFENDER -> "take time off the player's clock (12.9.3)";
      case GAME_LOST -> "declare the game lost by the player (12.9.6)";
      case OTHER_PENALTY -> "impose another penalty (12.9)";
      case LEAVE_RESULT -> "let the signed result stand";
      case CORRECT_RESULT -> "correct the result";
      case DECLARE_DRAW -> "declare the game drawn";
      case POSTPONE -> "postpone the decision; the opponent may get two extra minutes (III.5.2)";
      case REJECT -> "reject the claim; the opponent gets two extra minutes (III.5.3)";
      case REJECT_CLAIM -> "reject the claim; the opponent gets extra time (9.5.3)";
      case AGREE_INCREMENT ->
          "grant both players a five-second increment; the opponent gets two extra minutes (III.4)";
      case REFUSE_INCREMENT -> "refuse; the game goes on without an increment";
      case ESTABLISH_ORDER -> "establish from the clock or from witnesses which flag fell first";
      case DECIDE_ON_FACTS -> "decide on the facts of the case";
      case EXCUSE_LATE -> "excuse the late arrival and let the game be played (6.7.1)";
      case EXPEL_SPECTATOR -> "expel the spectator (12.7)";
      case MILDER_PENALTY -> "impose the milder penalty set by the regulations";
      case GAME_OVER -> "the promotion to a queen stands, and the game is over";
      case GAME_NOT_OVER -> "the game is not over, and the arbiter decides how it continues";
      case JUDGE_WITHOUT_QUEEN -> "judge the position before the pawn move: the opponent wins";
      case JUDGE_WITH_QUEEN ->
          "judge the position with the queen, in which the opponent cannot checkmate: draw";
    };
  }
}

package org.arbiterchess.notation;

/**
 * Fixed text on the sheet that shows the arbiter's answer. {0} is a side unless a constant's
 * comment says otherwise. {@link Phrasebook#text} converts each constant to text.
 */
public enum ReadableAnswerPhrase {
  // Sentences that say how the ruling affects the game.
  WINS(1),
  DRAW,
  GAME_GOES_ON,
  NEW_GAME,
  BOTH_LOSE,
  RESULT_STANDS,
  RECORD_TRUE_RESULT,
  ARBITER_DECIDES,

  // Labels.
  BOARD,
  CLOCKS,
  ADDED_TIME,
  SCORE_SHEET,
  ALLOWED_MOVES,
  OCCURRED_AFTER,
  OPTIONS,
  NOT_SAID,

  // Facts that were not given, with the value that the answer rests on.
  ASSUMED_STANDARD,
  ASSUMED_SUPERVISED,
  ASSUMED_FIRST_IRREGULARITY,
  ASSUMED_NOT_REPLIED,
  ASSUMED_ROOK_NOT_FIRST,
  ASSUMED_OPPONENT_NOT_TOUCHED,
  ASSUMED_NOT_ANNOUNCED,
  ASSUMED_ARBITER_PRESENT,
  ASSUMED_NOTHING_TOUCHED,
  ASSUMED_RECORDED,
  ASSUMED_BOTH_MOVED,
  ASSUMED_OFFERS_ALLOWED,
  ASSUMED_NO_MILDER_PENALTY,
  ASSUMED_NO_IRREGULARITY,
  ASSUMED_EARLIER_PERIOD,
  ASSUMED_OPPONENT_WRITES,
  ASSUMED_ADVICE_NOT_USED,

  // The board.
  BOARD_UNCHANGED,
  BOARD_RESTORED,
  QUEEN_PLACED,
  GO_BACK,
  BOARD_TRANSFERRED,
  PIECES_REPLACED,
  PIECE_RETURNED,
  CORRECTED_BY_PLAYER,
  NEW_START,

  // The clocks.
  CLOCKS_UNCHANGED,
  BOTH_STOPPED,
  CLOCK_RUNS(1),
  BY_JUDGEMENT,
  CLOCK_SET_RIGHT,
  CLOCKS_RESET,
  ONE_MINUTE_FOR(1),
  TWO_MINUTES_FOR(1),

  /** {0} is the result, such as 1–0. */
  SIGNED_BY_BOTH(1),
  /** {0} is the result of a forfeited game, such as +/–. */
  FORFEITED(1),
  /** {0} is the result of a forfeited game, {1} the result if both players have moved. */
  FORFEITED_UNLESS_MOVED(2),
  ANY_LEGAL_MOVE,

  /** Stands for the start of the game in the list of moves after which a position occurred. */
  FIRST_POSITION,

  // The arbiter's options.
  WARNING,
  TIME_FOR_OPPONENT,
  TIME_OFF_OFFENDER,
  GAME_LOST,
  OTHER_PENALTY,
  LEAVE_RESULT,
  CORRECT_RESULT,
  DECLARE_DRAW,
  POSTPONE,
  REJECT,
  REJECT_CLAIM,
  AGREE_INCREMENT,
  REFUSE_INCREMENT,
  ESTABLISH_ORDER,
  DECIDE_ON_FACTS,
  EXCUSE_LATE,
  EXPEL_SPECTATOR,
  MILDER_PENALTY,
  GAME_OVER,
  GAME_NOT_OVER,
  JUDGE_WITHOUT_QUEEN,
  JUDGE_WITH_QUEEN;

  private final int valueCount;

  ReadableAnswerPhrase() {
    this(0);
  }

  ReadableAnswerPhrase(int valueCount) {
    this.valueCount = valueCount;
  }

  public int valueCount() {
    return valueCount;
  }
}

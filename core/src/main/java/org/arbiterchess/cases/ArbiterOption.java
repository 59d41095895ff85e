package org.arbiterchess.cases;

/** An action that the arbiter may take when the Laws leave the decision to the arbiter. */
public enum ArbiterOption {
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
  /** The arbiter rejects a claim of repetition or of fifty moves (9.5.3). */
  REJECT_CLAIM,
  AGREE_INCREMENT,
  REFUSE,
  ESTABLISH_ORDER,
  DECIDE_ON_FACTS,
  EXCUSE_LATE,
  EXPEL_SPECTATOR,
  MILDER_PENALTY,
  /** The arbiter decides that the game is over, because the queen placed under 7.5.2 gives mate. */
  GAME_OVER,
  /** The arbiter decides that the queen placed under 7.5.2 does not end the game. */
  GAME_NOT_OVER,
  /** The arbiter judges a second irregularity on the position before the pawn move. */
  JUDGE_WITHOUT_QUEEN,
  /** The arbiter judges a second irregularity on the position with the queen, who gives mate. */
  JUDGE_WITH_QUEEN
}

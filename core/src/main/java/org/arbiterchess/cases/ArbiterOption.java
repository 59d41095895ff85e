package org.arbiterchess.cases;

/** Something that the arbiter may do where the Laws leave the decision to the arbiter. */
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
  AGREE_INCREMENT,
  REFUSE,
  ESTABLISH_ORDER,
  DECIDE_ON_FACTS,
  EXCUSE_LATE,
  EXPEL_SPECTATOR,
  MILDER_PENALTY,
  /** The queen that a pawn became under 7.5.2 gives mate or stalemate, and that ends the game. */
  GAME_OVER,
  /** That queen does not end the game. */
  GAME_NOT_OVER
}

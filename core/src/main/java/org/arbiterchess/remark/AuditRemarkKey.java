package org.arbiterchess.remark;

/** Every contradiction that the audit of a recorded game reports, and the endings it names. */
public enum AuditRemarkKey {
  /** The ending, the winner, and the recorded result. */
  RESULT_AFTER_WIN,
  /** The ending, and the recorded result. */
  RESULT_AFTER_DRAW,
  /** The recorded result, and the winner, who had too little material; the flag fell. */
  TOO_LITTLE_ON_TIME,
  /** The same after a resignation or a flag. */
  TOO_LITTLE,
  /** The recorded result, and the winner, who could never checkmate; the flag fell. */
  NO_MATE_ON_TIME,
  /** The same after a resignation or a flag. */
  NO_MATE,
  /** The ending, and how many half-moves followed it. */
  PLAYED_ON,

  CHECKMATE,
  STALEMATE,
  DEAD_POSITION,
  FIVEFOLD_REPETITION,
  SEVENTY_FIVE_MOVES
}

package org.arbiterchess.remark;

/**
 * The keys of the remarks in an audit of a recorded game: the contradictions that the audit
 * reports, and the phrases for how the game ended.
 */
public enum AuditRemarkKey {
  /** Placeholders: how the game ended, the winner and the recorded result. */
  RESULT_AFTER_WIN,
  /** Placeholders: how the game ended, and the recorded result. */
  RESULT_AFTER_DRAW,
  /**
   * The player who won on time had insufficient material. Placeholders: the recorded result and the
   * winner.
   */
  TOO_LITTLE_ON_TIME,
  /** Like {@link #TOO_LITTLE_ON_TIME}, but the game may have ended by resignation instead. */
  TOO_LITTLE,
  /**
   * The player who won on time could not have delivered checkmate. Placeholders: the recorded
   * result and the winner.
   */
  NO_MATE_ON_TIME,
  /** Like {@link #NO_MATE_ON_TIME}, but the game may have ended by resignation instead. */
  NO_MATE,
  /** Placeholders: how the game ended, and the number of half-moves played afterwards. */
  PLAYED_ON,

  CHECKMATE,
  STALEMATE,
  DEAD_POSITION,
  FIVEFOLD_REPETITION,
  SEVENTY_FIVE_MOVES
}

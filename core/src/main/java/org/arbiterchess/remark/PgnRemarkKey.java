package org.arbiterchess.remark;

/** Every error in the PGN of a game. */
public enum PgnRemarkKey {
  /** The variant. */
  UNKNOWN_VARIANT,
  /** What is wrong with it. */
  BAD_FEN,
  /** The move, and the arbiter's sentence. */
  NOT_ALLOWED,
  /** What is wrong with the text of a move. */
  NOT_UNDERSTOOD,
  PASS_IN_CHECK,
  UNCLOSED_COMMENT,
  NOTHING_TO_VARY,

  // The limits. {0} is the number that is exceeded.
  GAME_TOO_LONG,
  COMMENT_TOO_LONG,
  TAG_TOO_LONG,
  MANY_TAGS,
  MANY_PLIES,
  MANY_VARIATIONS,
  DEEP_VARIATIONS
}

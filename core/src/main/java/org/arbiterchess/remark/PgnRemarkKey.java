package org.arbiterchess.remark;

/** The errors that a PGN game can contain. */
public enum PgnRemarkKey {
  /** Value: the variant. */
  UNKNOWN_VARIANT,
  /** Value: the problem in the FEN. */
  BAD_FEN,
  /** Values: the move and the arbiter's explanation. */
  NOT_ALLOWED,
  /** Value: the problem in the move text. */
  NOT_UNDERSTOOD,
  PASS_IN_CHECK,
  UNCLOSED_COMMENT,
  NOTHING_TO_VARY,
  /** Value: the unread text. */
  UNREAD_TEXT,

  // Limits. {0} is the limit that the game exceeds.
  GAME_TOO_LONG,
  COMMENT_TOO_LONG,
  TAG_TOO_LONG,
  MANY_TAGS,
  MANY_PLIES,
  MANY_VARIATIONS,
  DEEP_VARIATIONS
}

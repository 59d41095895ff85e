package org.arbiterchess.remark;

/** The errors that a PGN game can contain. */
public enum PgnRemarkKey {
  /** Placeholder: the name of the variant. */
  UNKNOWN_VARIANT,
  /** Placeholder: a description of the problem in the FEN. */
  BAD_FEN,
  /** Placeholders: the move and the arbiter's explanation. */
  NOT_ALLOWED,
  /** Placeholder: a description of the problem in the move text. */
  NOT_UNDERSTOOD,
  PASS_IN_CHECK,
  UNCLOSED_COMMENT,
  NOTHING_TO_VARY,
  /** Placeholder: the unread text. */
  UNREAD_TEXT,

  // Errors reported when a limit is exceeded. The placeholder {0} is the limit.
  GAME_TOO_LONG,
  COMMENT_TOO_LONG,
  TAG_TOO_LONG,
  MANY_TAGS,
  MANY_PLIES,
  MANY_VARIATIONS,
  DEEP_VARIATIONS
}

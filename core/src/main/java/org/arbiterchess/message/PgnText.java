package org.arbiterchess.message;

import org.arbiterchess.language.TextKey;

/** The keys of the messages about PGN. */
public enum PgnText implements TextKey {
  // Errors.
  UNKNOWN_VARIANT("variant"),
  BAD_FEN("problem"),
  NOT_ALLOWED("move,ruling"),
  NOT_UNDERSTOOD("problem"),
  PASS_IN_CHECK,
  UNCLOSED_COMMENT,
  NOTHING_TO_VARY,
  UNREAD_TEXT("text"),

  // Limits that a game exceeds.
  GAME_TOO_LONG("limit"),
  COMMENT_TOO_LONG("limit"),
  TAG_TOO_LONG("limit"),
  MANY_TAGS("limit"),
  MANY_PLIES("limit"),
  MANY_VARIATIONS("limit"),
  DEEP_VARIATIONS("limit"),

  // Contradictions found by an audit. The ending is an Ending.
  RESULT_AFTER_WIN("winner,result"),
  RESULT_AFTER_DRAW("ending,result"),
  TOO_LITTLE_ON_TIME("result,winner"),
  TOO_LITTLE("result,winner"),
  NO_MATE_ON_TIME("result,winner"),
  NO_MATE("result,winner"),
  PLAYED_ON("ending,count"),

  // What a game cannot take over from PGN.
  TIME_CONTROL_LOST,
  MOVE_AFTER_END("move"),
  NULL_MOVE("move"),
  CLOCK_CORRECTED("move"),
  VARIATIONS_LOST("count"),
  ANNOTATIONS_LOST,
  RESULT_LOST("result"),
  REASON_OF_RESULT_LOST,

  // Where an error or a warning is, and how often a warning occurs.
  AT_PLACE("line,column,message"),
  SEVERAL_TIMES("warning,times");

  private final Entry entry;

  PgnText() {
    this("");
  }

  PgnText(String placeholders) {
    this.entry = Entry.of("pgn", "", placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}

package org.arbiterchess.pgn;

/** What is not as the standard of PGN wants it, and was understood all the same. */
public enum Oddity {
  BYTE_ORDER_MARK("a byte order mark before the game"),
  LATIN_1("letters in Latin-1, not in UTF-8"),
  JUNK_BETWEEN_GAMES("text between the games that is no game"),
  SEVERAL_TAGS_ON_A_LINE("several tags on one line"),
  BROKEN_TAG("a tag with quotation marks or a bracket missing or in the wrong place"),
  DUPLICATE_TAG("a tag that is there twice; the first one counts"),
  LENIENT_FEN("a FEN that needed mending"),
  CHESS960_NOT_ANNOUNCED("a starting position of Chess960 without the tag that says so"),
  MISSING_MOVE_NUMBER("a move of White without its number"),
  CASTLING_WITH_ZEROS("castling written with zeros"),
  LONG_ALGEBRAIC("a move with both its squares"),
  PROMOTION_WITHOUT_SIGN("a promotion without its equals sign"),
  OTHER_NOTATION("a move that is not written as SAN has it"),
  NULL_MOVE("a null move"),
  NESTED_COMMENT("a comment within a comment"),
  SYMBOL("a sign of opinion written as text"),
  STRAY_SIGN("a sign where it means nothing"),
  UNCLOSED_VARIATION("a variation that is not closed"),
  MISSING_RESULT("no result after the moves"),
  CONTRADICTORY_RESULT("a result after the moves that is not the one of the tag; it counts");

  private final String english;

  Oddity(String english) {
    this.english = english;
  }

  /** What was bent, in English, as part of a sentence. */
  public String english() {
    return english;
  }
}

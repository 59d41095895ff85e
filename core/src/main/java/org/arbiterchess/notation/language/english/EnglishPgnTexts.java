package org.arbiterchess.notation.language.english;

import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/** The English texts for PGN errors, PGN warnings and contradictions found by the audit. */
final class EnglishPgnTexts {

  private EnglishPgnTexts() {}

  static String template(PgnRemarkKey key) {
    return switch (key) {
      case UNKNOWN_VARIANT -> "The game is {0}, by rules that are not those of chess or Chess960.";
      case BAD_FEN -> "The FEN is not a position to play from: {0}";
      case NOT_ALLOWED -> "{0} is not allowed. {1}";
      case NOT_UNDERSTOOD -> "{0}";
      case PASS_IN_CHECK -> "A null move is not possible in check.";
      case UNCLOSED_COMMENT -> "The comment that begins here is never closed.";
      case NOTHING_TO_VARY -> "A variation stands before any move of its line.";
      case GAME_TOO_LONG -> "The game's text is longer than {0} bytes.";
      case COMMENT_TOO_LONG -> "The comment is longer than {0} bytes.";
      case TAG_TOO_LONG -> "The tag is longer than {0} bytes.";
      case MANY_TAGS -> "The game has more than {0} tags.";
      case MANY_PLIES -> "The game has more than {0} half-moves.";
      case MANY_VARIATIONS -> "The game has more than {0} variations.";
      case DEEP_VARIATIONS -> "Variations lie more than {0} deep within each other.";
    };
  }

  static String text(PgnWarningKind kind) {
    return switch (kind) {
      case BYTE_ORDER_MARK -> "a byte order mark before the game";
      case LATIN_1 -> "letters in Latin-1, not in UTF-8";
      case JUNK_BETWEEN_GAMES -> "text between the games that is no game";
      case SEVERAL_TAGS_ON_A_LINE -> "several tags on one line";
      case BROKEN_TAG -> "a tag with quotation marks or a bracket missing or in the wrong place";
      case DUPLICATE_TAG -> "a tag that is there twice; the first one counts";
      case LENIENT_FEN -> "a FEN that needed mending";
      case CHESS960_NOT_ANNOUNCED -> "a starting position of Chess960 without the tag that says so";
      case MISSING_MOVE_NUMBER -> "a move of White without its number";
      case CASTLING_WITH_ZEROS -> "castling written with zeros";
      case LONG_ALGEBRAIC -> "a move with both its squares";
      case PROMOTION_WITHOUT_SIGN -> "a promotion without its equals sign";
      case OTHER_NOTATION -> "a move that is not written as SAN has it";
      case NULL_MOVE -> "a null move";
      case NESTED_COMMENT -> "a comment within a comment";
      case SYMBOL -> "a sign of opinion written as text";
      case STRAY_SIGN -> "a sign where it means nothing";
      case UNCLOSED_VARIATION -> "a variation that is not closed";
      case MISSING_RESULT -> "no result after the moves";
      case CONTRADICTORY_RESULT ->
          "a result after the moves that is not the one of the tag; it counts";
    };
  }

  static String template(AuditRemarkKey key) {
    return switch (key) {
      case RESULT_AFTER_WIN -> "The last position is {0}, so {1} has won, but the result is {2}";
      case RESULT_AFTER_DRAW ->
          "The last position is {0}, so the game is drawn, but the result is {1}";
      case TOO_LITTLE_ON_TIME ->
          "The result is {0}, but {1} had too little left to checkmate by any"
              + " series of moves, so the flag made a draw";
      case TOO_LITTLE ->
          "The result is {0}, but {1} had too little left to checkmate by any"
              + " series of moves, so a resignation or a flag made a draw";
      case NO_MATE_ON_TIME ->
          "The result is {0}, but {1} could never checkmate by any series of moves,"
              + " so the flag made a draw";
      case NO_MATE ->
          "The result is {0}, but {1} could never checkmate by any series of moves,"
              + " so a resignation or a flag made a draw";
      case PLAYED_ON -> "The game was over by {0}, but it went on for {1} {1?half-move:half-moves}";
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "stalemate";
      case DEAD_POSITION -> "a dead position";
      case FIVEFOLD_REPETITION -> "fivefold repetition";
      case SEVENTY_FIVE_MOVES -> "seventy-five moves without a capture or a pawn move";
    };
  }
}

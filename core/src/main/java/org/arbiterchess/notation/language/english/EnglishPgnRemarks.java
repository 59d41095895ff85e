package org.arbiterchess.notation.language.english;

import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/** The English messages for PGN errors, PGN warnings and contradictions found by the audit. */
final class EnglishPgnRemarks {

  private EnglishPgnRemarks() {}

  static String template(PgnRemarkKey key) {
    return switch (key) {
      case UNKNOWN_VARIANT ->
          "The variant {0} is not supported; only standard chess and Chess960 are.";
      case BAD_FEN -> "The FEN does not describe a playable position: {0}";
      case NOT_ALLOWED -> "{0} is not allowed. {1}";
      case NOT_UNDERSTOOD -> "{0}";
      case PASS_IN_CHECK -> "A null move is not allowed while in check.";
      case UNCLOSED_COMMENT -> "The comment that begins here is never closed.";
      case NOTHING_TO_VARY -> "A variation must follow a move.";
      case UNREAD_TEXT -> "This text could not be read: {0}";
      case GAME_TOO_LONG -> "The game's text is longer than {0} {0?byte:bytes}.";
      case COMMENT_TOO_LONG -> "The comment is longer than {0} {0?byte:bytes}.";
      case TAG_TOO_LONG -> "The tag is longer than {0} {0?byte:bytes}.";
      case MANY_TAGS -> "The game has more than {0} {0?tag:tags}.";
      case MANY_PLIES -> "The game has more than {0} {0?half-move:half-moves}.";
      case MANY_VARIATIONS -> "The game has more than {0} {0?variation:variations}.";
      case DEEP_VARIATIONS -> "Variations are nested more than {0} {0?level:levels} deep.";
    };
  }

  static String text(PgnWarningKind kind) {
    return switch (kind) {
      case BYTE_ORDER_MARK -> "a byte order mark before the game";
      case LATIN_1 -> "text in Latin-1 instead of UTF-8";
      case JUNK_BETWEEN_GAMES -> "text that is not part of a game";
      case FORUM_TAGS -> "the forum tags [pgn] and [/pgn]";
      case SEVERAL_TAGS_ON_A_LINE -> "several tags on one line";
      case BROKEN_TAG -> "a tag with missing or misplaced quotation marks or brackets";
      case CURLY_QUOTES -> "a tag with curly quotation marks";
      case DUPLICATE_TAG -> "a duplicate tag; the first one is used";
      case LENIENT_FEN -> "a FEN that had to be corrected";
      case CHESS960_NOT_ANNOUNCED -> "a Chess960 starting position without a Variant tag";
      case MISSING_MOVE_NUMBER -> "a move by White without a move number";
      case WRONG_MOVE_NUMBER -> "an incorrect move number";
      case CASTLING_WITH_ZEROS -> "castling written with zeros";
      case LONG_ALGEBRAIC -> "a move in long algebraic notation";
      case PROMOTION_WITHOUT_SIGN -> "a promotion without an equals sign";
      case OTHER_NOTATION -> "a move in non-standard notation";
      case REDUNDANT_ORIGIN -> "unnecessary disambiguation by file or rank";
      case WRONG_SIGN -> "an incorrect check, mate or capture symbol";
      case GERMAN_LETTERS -> "German piece letters";
      case FRENCH_LETTERS -> "French piece letters";
      case SPANISH_OR_ITALIAN_LETTERS -> "Spanish or Italian piece letters";
      case DUTCH_LETTERS -> "Dutch piece letters";
      case POLISH_LETTERS -> "Polish piece letters";
      case RUSSIAN_LETTERS -> "Russian piece letters";
      case FIGURINE -> "a figurine instead of a piece letter";
      case TYPOGRAPHIC_SIGN -> "a non-ASCII dash, ellipsis or multiplication sign";
      case UNICODE_SPACE -> "a no-break space or another non-ASCII space";
      case NULL_MOVE -> "a null move";
      case NESTED_COMMENT -> "a comment inside a comment";
      case EMPTY_COMMENT -> "an empty comment";
      case SYMBOL -> "an annotation symbol written as text";
      case STRAY_SIGN -> "a stray symbol";
      case UNCLOSED_VARIATION -> "a variation that is not closed";
      case EMPTY_VARIATION -> "an empty variation";
      case RESULT_IN_VARIATION -> "a result inside a variation; it is kept as a comment";
      case MISSING_RESULT -> "no result after the moves";
      case CONTRADICTORY_RESULT ->
          "a result that contradicts the Result tag; the one after the moves is used, unless it is *";
    };
  }

  static String template(AuditRemarkKey key) {
    return switch (key) {
      case RESULT_AFTER_WIN ->
          "The game ended with {0}, so {1} won, but the recorded result is {2}";
      case RESULT_AFTER_DRAW ->
          "The game ended with {0}, so it is a draw, but the recorded result is {1}";
      case TOO_LITTLE_ON_TIME ->
          "The recorded result is {0}, but {1} had insufficient material to checkmate, so the"
              + " game is a draw, not a loss on time";
      case TOO_LITTLE ->
          "The recorded result is {0}, but {1} had insufficient material to checkmate, so the"
              + " game is a draw, not a loss by resignation or on time";
      case NO_MATE_ON_TIME ->
          "The recorded result is {0}, but {1} could not checkmate by any series of legal moves,"
              + " so the game is a draw, not a loss on time";
      case NO_MATE ->
          "The recorded result is {0}, but {1} could not checkmate by any series of legal moves,"
              + " so the game is a draw, not a loss by resignation or on time";
      case PLAYED_ON ->
          "The game ended with {0}, but play went on for {1} more {1?half-move:half-moves}";
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "stalemate";
      case DEAD_POSITION -> "a dead position";
      case FIVEFOLD_REPETITION -> "fivefold repetition";
      case SEVENTY_FIVE_MOVES -> "seventy-five moves without a capture or a pawn move";
    };
  }
}

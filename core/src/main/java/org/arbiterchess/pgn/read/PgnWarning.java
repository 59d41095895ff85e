package org.arbiterchess.pgn.read;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.ConstantText;
import org.arbiterchess.message.PgnText;

/**
 * A deviation from the PGN standard that the reader accepted.
 *
 * @param times the number of occurrences in this game
 * @param line the line of the first occurrence, counted from 1
 * @param column the column of the first occurrence in characters, counted from 1
 */
public record PgnWarning(Kind kind, int times, int line, int column) {

  /** The kinds of deviation. */
  public enum Kind {
    BYTE_ORDER_MARK,
    LATIN_1,
    JUNK_BETWEEN_GAMES,
    FORUM_TAGS,
    SEVERAL_TAGS_ON_A_LINE,
    BROKEN_TAG,
    CURLY_QUOTES,
    DUPLICATE_TAG,
    LENIENT_FEN,
    CHESS960_NOT_ANNOUNCED,
    MISSING_MOVE_NUMBER,
    WRONG_MOVE_NUMBER,
    CASTLING_WITH_ZEROS,
    LONG_ALGEBRAIC,
    PROMOTION_WITHOUT_SIGN,
    OTHER_NOTATION,
    REDUNDANT_ORIGIN,
    WRONG_SIGN,
    GERMAN_LETTERS,
    FRENCH_LETTERS,
    SPANISH_OR_ITALIAN_LETTERS,
    DUTCH_LETTERS,
    POLISH_LETTERS,
    RUSSIAN_LETTERS,
    FIGURINE,
    TYPOGRAPHIC_SIGN,
    UNICODE_SPACE,
    NULL_MOVE,
    NESTED_COMMENT,
    EMPTY_COMMENT,
    SYMBOL,
    STRAY_SIGN,
    UNCLOSED_VARIATION,
    EMPTY_VARIATION,
    RESULT_IN_VARIATION,
    MISSING_RESULT,
    CONTRADICTORY_RESULT;

    /** A description of this kind of deviation. */
    public String message(Texts texts) {
      return texts.say(ConstantText.warning(this));
    }
  }

  /** Returns a message with the location of the first occurrence, a description and the count. */
  public String message(Texts texts) {
    String warning = kind.message(texts);
    return texts.say(
        PgnText.AT_PLACE,
        line,
        column,
        times > 1 ? Said.of(PgnText.SEVERAL_TIMES, warning, times) : warning);
  }
}

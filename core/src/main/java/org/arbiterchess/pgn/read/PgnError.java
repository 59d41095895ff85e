package org.arbiterchess.pgn.read;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Lists;

/**
 * An error in a game or a variation. After most errors, the reader stops parsing that game or
 * variation; other games and variations are not affected.
 *
 * @param line the line, counted from 1
 * @param column the column in characters, counted from 1
 * @param found the text at that position, shortened if it is long
 * @param remark a description of the error; its values may include an {@link Said} and the ruling
 */
public record PgnError(Kind kind, int line, int column, String found, Said remark) {

  /** The kinds of error. */
  public enum Kind {
    /** The move is illegal. */
    ILLEGAL_MOVE,
    /** Several legal moves match the text. */
    AMBIGUOUS_MOVE,
    /** The text is not a move. */
    NOT_A_MOVE,
    /** The game cannot start from the position in the FEN tag. */
    BAD_FEN,
    /** The game is a chess variant that this program does not support. */
    UNKNOWN_VARIANT,
    /** The comment has no closing brace. */
    UNCLOSED_COMMENT,
    /** A variation starts before the first move. */
    NOTHING_TO_VARY,
    /**
     * The movetext contains a word that cannot be read, or a comment contains text that an earlier
     * reading marked as unread.
     */
    UNREAD_TEXT,
    /** The game exceeds one of the {@link PgnLimits}. */
    OVER_BUDGET;

    /** Whether a move is illegal, ambiguous or unreadable. */
    boolean isOfMove() {
      return this == ILLEGAL_MOVE || this == AMBIGUOUS_MOVE || this == NOT_A_MOVE;
    }
  }

  /** The arbiter's ruling, if the error is an illegal move. */
  public Optional<Ruling.Illegal> ruling() {
    return Lists.first(remark.values(), value -> value instanceof Ruling.Illegal)
        .map(illegal -> (Ruling.Illegal) illegal);
  }

  /** Returns a sentence that describes the error. */
  public String message(Texts texts) {
    List<Object> values =
        Lists.map(
            remark.values(),
            value ->
                value instanceof Ruling.Illegal illegal ? illegal.sentence(texts).cited() : value);
    return texts.say(remark.key(), values.toArray());
  }

  /** Returns the message in English. */
  public String message() {
    return message(Texts.english());
  }

  /** Returns the message, including the line and column. */
  public String messageWithPlace(Texts texts) {
    return texts.say(PgnText.AT_PLACE, line, column, message(texts));
  }

  /** Returns the message in English, including the line and column. */
  @Override
  public String toString() {
    return messageWithPlace(Texts.english());
  }
}

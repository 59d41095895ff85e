package org.arbiterchess.pgn;

import java.util.Optional;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Ruling;

/**
 * Why a game, or a variation in it, could not be read on. Others are not touched by it.
 *
 * @param line where, counted from 1
 * @param column the letter in that line, counted from 1
 * @param found what stands there, cut short if it is long
 * @param remark what is wrong
 * @param ruling the arbiter's, if it is a move that breaks a law
 */
public record PgnError(
    Kind kind,
    int line,
    int column,
    String found,
    PgnRemark remark,
    Optional<Ruling.Illegal> ruling) {

  /** The kinds of errors. */
  public enum Kind {
    /** A move that breaks a law. */
    ILLEGAL_MOVE,
    /** A move that could be several. */
    AMBIGUOUS_MOVE,
    /** Text that is no move, where one should be. */
    NOT_A_MOVE,
    /** A starting position that cannot be played from. */
    BAD_FEN,
    /** A game by other rules than those of chess. */
    UNKNOWN_VARIANT,
    /** A comment that is never closed. */
    UNCLOSED_COMMENT,
    /** A variation before any move. */
    NOTHING_TO_VARY,
    /** More than the {@link PgnLimits} allows. */
    OVER_BUDGET
  }

  /** What is wrong, as a sentence. */
  public String message(Phrasebook book) {
    return remark.message(book);
  }

  /** The same in English. */
  public String message() {
    return message(Phrasebook.english());
  }

  /** The message with its line and column. */
  public String messageWithPlace(Phrasebook book) {
    return book.atPlace(line, column, message(book));
  }

  /** The message with its line and column in English. */
  @Override
  public String toString() {
    return messageWithPlace(Phrasebook.english());
  }
}

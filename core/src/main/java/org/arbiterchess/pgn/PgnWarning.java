package org.arbiterchess.pgn;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.PgnWarningKind;

/**
 * A deviation from the PGN standard that the reader accepted.
 *
 * @param times the number of occurrences in this game
 * @param line the line of the first occurrence, counted from 1
 * @param column the column of the first occurrence in characters, counted from 1
 */
public record PgnWarning(PgnWarningKind kind, int times, int line, int column) {

  public PgnWarning {
    requireNonNull(kind, "kind");
  }

  /** Returns a message with the location of the first occurrence, a description and the count. */
  public String message(Phrasebook book) {
    requireNonNull(book, "book");
    String text = book.text(kind);
    return book.atPlace(line, column, times > 1 ? book.severalTimes(text, times) : text);
  }
}

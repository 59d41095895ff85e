package org.arbiterchess.pgn.read;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.PgnText;

/**
 * A deviation from the PGN standard that the reader accepted.
 *
 * @param times the number of occurrences in this game
 * @param line the line of the first occurrence, counted from 1
 * @param column the column of the first occurrence in characters, counted from 1
 */
public record PgnWarning(PgnWarningKind kind, int times, int line, int column) {

  /** Returns a message with the location of the first occurrence, a description and the count. */
  public String message(Texts texts) {
    Said warning = Said.of(kind);
    return texts.say(
        PgnText.AT_PLACE,
        line,
        column,
        times > 1 ? Said.of(PgnText.SEVERAL_TIMES, warning, times) : warning);
  }
}

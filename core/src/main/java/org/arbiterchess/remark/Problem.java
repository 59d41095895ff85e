package org.arbiterchess.remark;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;

/**
 * What is wrong in a text, a JSON tree or the setup of a position.
 *
 * @param place the FEN field, which is {@code placement}, {@code turn}, {@code castling}, {@code
 *     enPassant}, {@code halfmoveClock} or {@code fullmoveNumber}; {@code text} for a text as a
 *     whole; in a tree, the path to the value, such as {@code $.events[3].attempt}
 * @param offset the offset in the text, counted from 0; 0 in a tree or a setup
 * @param square the affected square, if there is exactly one
 * @param found what is at this place, shortened if it is long
 * @param expected a description of what is valid there
 * @param said the problem as a message
 */
public record Problem(
    String place, int offset, Optional<Square> square, Said found, Said expected, Said said) {

  /** A problem that concerns no single square. */
  public Problem(String place, int offset, Said found, Said expected, Said said) {
    this(place, offset, Optional.empty(), found, expected, said);
  }

  /** The message in a language. */
  public String message(Texts texts) {
    return said.in(texts);
  }

  @Override
  public String toString() {
    String where = offset > 0 ? place + " at offset " + offset : place;
    return where + ": found " + found + ", expected " + expected;
  }
}

package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Square;

/** Parses lower-case square names in move or position text. */
final class SquareParser {

  private SquareParser() {}

  /** The square named by the two characters at the given offset. */
  static Optional<Square> square(String text, int at) {
    return text.length() < at + 2 ? Optional.empty() : square(text.substring(at, at + 2));
  }

  /** The square named by the whole text. */
  static Optional<Square> square(String name) {
    return Square.ofName(name).filter(square -> square.toString().equals(name));
  }
}

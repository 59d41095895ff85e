package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.Square;

/** Squares within the text of a move or a position, where only small letters are right. */
final class SquareParser {

  private SquareParser() {}

  /** The square that two letters of a text name, from the given offset. */
  static Optional<Square> square(String text, int at) {
    return text.length() < at + 2 ? Optional.empty() : square(text.substring(at, at + 2));
  }

  /** The square that a whole text names. */
  static Optional<Square> square(String name) {
    return Square.ofName(name).filter(square -> square.toString().equals(name));
  }
}

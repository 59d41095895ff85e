package org.arbiterchess.notation;

import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Excerpt;

/** Extracts the legal move from a {@link MoveReading}, or throws an exception if there is none. */
final class LegalMoveCheck {

  private LegalMoveCheck() {}

  /**
   * Returns the legal move that the text describes.
   *
   * @throws TextParseException if the text is ambiguous or malformed
   * @throws IllegalMoveException if the move is illegal
   */
  static Move move(Position position, String text, MoveReading reading) {
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      String message = ambiguous.message(position, Texts.english());
      throw new TextParseException(text, 0, message);
    }
    Ruling ruling = position.rule(reading.orElseThrow());
    if (ruling instanceof Ruling.Illegal illegal) {
      String sentence = Explanation.of(illegal).cited();
      throw new IllegalMoveException(illegal, "\"" + Excerpt.of(text) + "\": " + sentence);
    }
    return ruling.orElseThrow();
  }
}

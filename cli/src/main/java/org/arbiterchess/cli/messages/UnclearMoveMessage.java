package org.arbiterchess.cli.messages;

import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.rules.Position;

/** Explains in one sentence why a move entered as text is malformed or ambiguous. */
public final class UnclearMoveMessage {

  private UnclearMoveMessage() {}

  /**
   * Returns the explanation. Throws {@link IllegalArgumentException} if the text was understood.
   */
  public static String of(MoveReading reading, Position position, Language language) {
    if (reading instanceof MoveReading.Malformed malformed) {
      return malformed.message(language.texts());
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return ambiguous.message(position, language.texts());
    }
    throw new IllegalArgumentException("not an unclear move: " + reading);
  }
}

package org.arbiterchess.cli.messages;

import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;

/** Explains in one sentence why a move entered as text is malformed or ambiguous. */
public final class UnclearMoveMessage {

  private UnclearMoveMessage() {}

  /**
   * Returns the explanation. Throws {@link IllegalArgumentException} if the text was understood.
   */
  public static String of(MoveReading reading, Position position, Texts texts) {
    if (reading instanceof MoveReading.Malformed malformed) {
      return malformed.message(texts);
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return ambiguous.message(position, texts);
    }
    throw new IllegalArgumentException("not an unclear move: " + reading);
  }
}

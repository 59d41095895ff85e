package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;

/** What a line that was typed means. */
sealed interface PlayerInput {

  /** Only the Enter key. */
  record Nothing() implements PlayerInput {}

  /** A move, legal or not. */
  record Tried(Attempt attempt) implements PlayerInput {}

  /** Several legal moves fit. */
  record Unclear(MoveReading.Ambiguous reading) implements PlayerInput {}

  /** A command. */
  record Said(InGameCommand word, String rest) implements PlayerInput {}

  /**
   * Neither a move nor a command.
   *
   * @param answer a sentence on what is wrong and what to type instead
   */
  record NotUnderstood(String answer) implements PlayerInput {}

  /** A word which is a move is always a move. */
  static PlayerInput read(Position position, String line) {
    String text = line.trim();
    if (text.isEmpty()) {
      return new Nothing();
    }
    MoveReading reading = TypedMoveReader.read(position, text);
    if (reading instanceof MoveReading.Understood understood) {
      return new Tried(understood.attempt());
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return new Unclear(ambiguous);
    }
    Optional<Said> said = InGameCommandParser.find(text);
    return said.isPresent() ? said.get() : notUnderstood((MoveReading.Malformed) reading);
  }

  private static NotUnderstood notUnderstood(MoveReading.Malformed malformed) {
    String text = malformed.text();
    // Squares have digits, and hardly a misspelt command has.
    if (text.length() < 12 && text.chars().anyMatch(c -> c >= '0' && c <= '9')) {
      return new NotUnderstood(malformed.message());
    }
    List<String> close = InGameCommandParser.suggestions(text);
    return new NotUnderstood(
        close.isEmpty()
            ? SafeText.quoted(text)
                + " is neither a move nor a command. Type a move such as e4 or Nf3, or help."
            : SafeText.quoted(text) + "? Did you mean " + String.join(" or ", close) + "?");
  }
}

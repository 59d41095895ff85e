package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;

/** A parsed input line. */
sealed interface PlayerInput {

  Pattern TWO_SQUARES =
      Pattern.compile(
          "[\\p{L}♔-♟]?[\\uFE0E\\uFE0F]?[A-Ha-h][1-8]\\s+[A-Ha-h][1-8](\\s*=?[\\p{L}♕-♘♛-♞])?");

  /** An empty line. */
  record Empty() implements PlayerInput {}

  /** A move, legal or not. */
  record MoveAttempt(Attempt attempt) implements PlayerInput {}

  /** Text that matches several legal moves. */
  record AmbiguousMove(MoveReading.Ambiguous reading) implements PlayerInput {}

  record TypedCommand(InGameCommand.Typed typed) implements PlayerInput {}

  /**
   * Text that is neither a move nor a command.
   *
   * @param advice an explanation and a suggestion
   */
  record Unrecognized(String advice) implements PlayerInput {}

  /** Parses a line. If the text could be either a move or a command, the move takes precedence. */
  static PlayerInput read(Position position, String line, Texts texts) {
    String text = line.trim();
    if (text.isEmpty()) {
      return new Empty();
    }
    MoveReading reading = readMove(position, text, texts);
    if (reading instanceof MoveReading.Understood understood) {
      return new MoveAttempt(understood.attempt());
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return new AmbiguousMove(ambiguous);
    }
    Optional<InGameCommand.Typed> command = InGameCommand.read(text, texts);
    return command.isPresent()
        ? new TypedCommand(command.get())
        : new Unrecognized(advice((MoveReading.Malformed) reading, texts));
  }

  /** Reads a typed move, which may contain spaces, as in {@code e2 e4}. */
  static MoveReading readMove(Position position, String typed, Texts texts) {
    boolean twoSquares = TWO_SQUARES.matcher(typed.trim()).matches();
    return position.readMove(twoSquares ? typed.replaceAll("\\s", "") : typed, texts);
  }

  private static String advice(MoveReading.Malformed malformed, Texts texts) {
    String text = malformed.text();
    // Text with a digit is more likely to be a mistyped move than a misspelt command.
    if (text.length() < 12 && text.chars().anyMatch(c -> c >= '0' && c <= '9')) {
      return malformed.message(texts);
    }
    List<String> suggestions = InGameCommand.suggestions(text, texts);
    return texts.say(TerminalText.NO_SUCH_COMMAND, QuotedText.excerpt(text))
        + " "
        + (suggestions.isEmpty()
            ? texts.say(TerminalText.TYPE_MOVE_OR_HELP)
            : texts.say(TerminalText.DID_YOU_MEAN, suggestions));
  }
}

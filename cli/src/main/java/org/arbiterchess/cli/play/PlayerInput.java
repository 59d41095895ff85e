package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.MoveReading;

/** A parsed input line. */
sealed interface PlayerInput {

  /** An empty line. */
  record Empty() implements PlayerInput {}

  /** A move, legal or not. */
  record MoveAttempt(Attempt attempt) implements PlayerInput {}

  /** Text that matches several legal moves. */
  record AmbiguousMove(MoveReading.Ambiguous reading) implements PlayerInput {}

  record TypedCommand(InGameCommand command, String argument) implements PlayerInput {}

  /**
   * Text that is neither a move nor a command.
   *
   * @param advice an explanation and a suggestion
   */
  record Unrecognized(String advice) implements PlayerInput {}

  /** Parses a line. If the text could be either a move or a command, the move takes precedence. */
  static PlayerInput read(Game game, String line, Texts texts) {
    String text = line.trim();
    if (text.isEmpty()) {
      return new Empty();
    }
    MoveReading reading = TypedMoveReader.read(game.position(), text, texts);
    if (reading instanceof MoveReading.Understood understood) {
      return new MoveAttempt(understood.attempt());
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      return new AmbiguousMove(ambiguous);
    }
    Optional<TypedCommand> command = new InGameCommandParser(texts).parse(text);
    return command.isPresent()
        ? command.get()
        : new Unrecognized(advice((MoveReading.Malformed) reading, game.mode(), texts));
  }

  private static String advice(MoveReading.Malformed malformed, Mode mode, Texts texts) {
    String text = malformed.text();
    // Text with a digit is more likely to be a mistyped move than a misspelt command.
    if (text.length() < 12 && text.chars().anyMatch(c -> c >= '0' && c <= '9')) {
      return malformed.message(texts);
    }
    List<String> suggestions = new InGameCommandParser(texts).suggestions(text, mode);
    return texts.say(TerminalText.NO_SUCH_COMMAND, QuotedText.excerpt(text))
        + " "
        + (suggestions.isEmpty()
            ? texts.say(TerminalText.TYPE_MOVE_OR_HELP)
            : texts.say(TerminalText.DID_YOU_MEAN, suggestions));
  }
}

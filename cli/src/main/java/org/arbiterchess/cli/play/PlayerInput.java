package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
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
  record AmbiguousMove(List<Move> candidates) implements PlayerInput {}

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
    Reading<Attempt> reading = readMove(position, text, texts);
    if (reading instanceof Reading.Valid<Attempt> valid) {
      return new MoveAttempt(valid.value());
    }
    List<Move> candidates = position.candidates(withoutSpaces(text), texts);
    if (!candidates.isEmpty()) {
      return new AmbiguousMove(candidates);
    }
    Optional<InGameCommand.Typed> command = InGameCommand.read(text, texts);
    return command.isPresent()
        ? new TypedCommand(command.get())
        : new Unrecognized(advice(text, reading.problems().get(0), texts));
  }

  /** Reads a typed move, which may contain spaces, as in {@code e2 e4}. */
  static Reading<Attempt> readMove(Position position, String typed, Texts texts) {
    return position.readMove(withoutSpaces(typed), texts);
  }

  private static String withoutSpaces(String typed) {
    return TWO_SQUARES.matcher(typed.trim()).matches() ? typed.replaceAll("\\s", "") : typed;
  }

  private static String advice(String text, Problem problem, Texts texts) {
    // Text with a digit is more likely to be a mistyped move than a misspelt command.
    if (text.length() < 12 && text.chars().anyMatch(c -> c >= '0' && c <= '9')) {
      return problem.message(texts);
    }
    List<String> suggestions = InGameCommand.suggestions(text, texts);
    return texts.say(TerminalText.NO_SUCH_COMMAND, QuotedText.excerpt(text))
        + " "
        + (suggestions.isEmpty()
            ? texts.say(TerminalText.TYPE_MOVE_OR_HELP)
            : texts.say(TerminalText.DID_YOU_MEAN, suggestions));
  }
}

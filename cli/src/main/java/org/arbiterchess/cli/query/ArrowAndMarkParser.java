package org.arbiterchess.cli.query;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.pgn.tree.SquareMark;

/**
 * Reads arrows and marked squares in the notation of PGN comments, such as {@code Ge2e4} and {@code
 * Rd5}. Without a colour letter, the colour is green.
 */
record ArrowAndMarkParser(Texts texts) {

  ArrowMark arrow(String text) {
    int at = text.length() == 5 ? 1 : 0;
    Optional<MarkColor> color = color(text, at);
    Optional<Square> from = square(text, at);
    Optional<Square> to = square(text, at + 2);
    boolean valid =
        text.length() == at + 4
            && color.isPresent()
            && from.isPresent()
            && to.isPresent()
            && !from.equals(to);
    if (!valid) {
      throw new BadInputException(texts.say(TerminalText.BAD_ARROW, QuotedText.of(text)));
    }
    return new ArrowMark(color.get(), from.get(), to.get());
  }

  SquareMark mark(String text) {
    int at = text.length() == 3 ? 1 : 0;
    Optional<MarkColor> color = color(text, at);
    Optional<Square> square = square(text, at);
    if (text.length() != at + 2 || color.isEmpty() || square.isEmpty()) {
      throw new BadInputException(texts.say(TerminalText.BAD_MARK, QuotedText.of(text)));
    }
    return new SquareMark(color.get(), square.get());
  }

  private static Optional<MarkColor> color(String text, int length) {
    if (length == 0) {
      return Optional.of(MarkColor.GREEN);
    }
    for (MarkColor color : MarkColor.values()) {
      if (color.letter() == text.charAt(0)) {
        return Optional.of(color);
      }
    }
    return Optional.empty();
  }

  private static Optional<Square> square(String text, int at) {
    return text.length() < at + 2 ? Optional.empty() : Square.ofName(text.substring(at, at + 2));
  }
}

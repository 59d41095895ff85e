package org.arbiterchess.uci;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;

/** Splits a line into words, and reads numbers and moves. */
final class UciTokens {

  private UciTokens() {}

  /** Returns the words of a line, separated by spaces or tabs. */
  static List<String> of(String line) {
    String trimmed = line.strip();
    return trimmed.isEmpty() ? List.of() : List.of(trimmed.split("\\s+", -1));
  }

  /** Parses a whole number. Returns empty if the text is anything else. */
  static Optional<Long> number(String text) {
    if (!text.matches("[+-]?[0-9]{1,18}")) {
      return Optional.empty();
    }
    return Optional.of(Long.valueOf(text));
  }

  /** The legal move that this text stands for, or empty if there is none. */
  static Optional<Move> move(Position position, String text) {
    return Uci.read(position, text)
        .toOptional()
        .flatMap(attempt -> position.rule(attempt).toOptional());
  }
}

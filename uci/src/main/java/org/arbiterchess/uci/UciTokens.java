package org.arbiterchess.uci;

import java.util.List;
import java.util.Optional;

/** Splits a line into words and reads numbers. */
final class UciTokens {

  private UciTokens() {}

  /** The words of a line, which spaces or tabs separate. */
  static List<String> of(String line) {
    String trimmed = line.strip();
    return trimmed.isEmpty() ? List.of() : List.of(trimmed.split("\\s+", -1));
  }

  /** A whole number, or empty if the text is anything else. */
  static Optional<Long> number(String text) {
    if (!text.matches("[+-]?[0-9]{1,18}")) {
      return Optional.empty();
    }
    return Optional.of(Long.valueOf(text));
  }
}

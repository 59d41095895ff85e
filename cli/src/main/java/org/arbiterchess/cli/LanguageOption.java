package org.arbiterchess.cli;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;

/**
 * Reads {@code --lang} before picocli parses the command line, because the help text depends on the
 * language.
 */
final class LanguageOption {

  private LanguageOption() {}

  /**
   * Returns the language given by {@code --lang}. Without this option, JSON output is in English
   * and other output is in the terminal's language. Moves have the language's piece letters, but in
   * JSON the English ones.
   *
   * @param locale the terminal's language
   */
  static Texts choose(String[] args, Texts locale) {
    List<String> words = List.of(args);
    int end = words.indexOf("--");
    List<String> options = words.subList(0, end < 0 ? words.size() : end);
    Optional<String> code = value(options);
    boolean isJson = options.contains("--json");
    Texts texts =
        code.isPresent()
            ? Texts.of(code.get()).orElseThrow(() -> unknown(code.get()))
            : isJson ? Texts.english() : locale;
    return isJson ? texts : texts.withOwnLetters();
  }

  private static Optional<String> value(List<String> options) {
    int at = options.indexOf("--lang");
    if (at >= 0 && at + 1 < options.size()) {
      return Optional.of(options.get(at + 1));
    }
    return options.stream()
        .filter(option -> option.startsWith("--lang="))
        .map(option -> option.substring("--lang=".length()))
        .findFirst();
  }

  private static BadInputException unknown(String code) {
    List<String> known = Texts.all().stream().map(Texts::language).toList();
    return new BadInputException(
        Texts.english(), TerminalText.UNKNOWN_LANGUAGE, QuotedText.of(code), known);
  }
}

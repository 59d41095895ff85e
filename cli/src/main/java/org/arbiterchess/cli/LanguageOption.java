package org.arbiterchess.cli;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;

/**
 * Reads {@code --lang} before picocli parses the command line, because the help text depends on the
 * language.
 */
final class LanguageOption {

  private LanguageOption() {}

  /**
   * Returns the language given by {@code --lang}. Without this option, JSON output is in English
   * and other output is in the terminal's language.
   *
   * @param locale the terminal's language
   */
  static Language choose(String[] args, Language locale) {
    List<String> words = List.of(args);
    int end = words.indexOf("--");
    List<String> options = words.subList(0, end < 0 ? words.size() : end);
    Optional<String> code = value(options);
    if (code.isPresent()) {
      return Language.of(code.get()).orElseThrow(() -> unknown(code.get()));
    }
    return options.contains("--json") ? Language.english() : locale;
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
    Language english = Language.english();
    return new BadInputException(
        english.say(TerminalText.UNKNOWN_LANGUAGE, english.quoted(code), Language.codes()));
  }
}

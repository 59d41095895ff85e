package org.arbiterchess.cli.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LanguageTest {

  static List<Language> languages() {
    return Language.all();
  }

  @ParameterizedTest
  @CsvSource({
    "de_AT.UTF-8, de",
    "de, de",
    "de@euro, de",
    "en_GB, en",
    "C, en",
    "fr_FR, en",
    "'', en"
  })
  void a_locale_chooses_its_language_or_english(String locale, String code) {
    assertThat(Language.ofLocale(locale).code()).isEqualTo(code);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_language_has_the_help_texts_of_english(Language language) {
    assertThat(language.help().keySet()).isEqualTo(Language.english().help().keySet());
  }

  /** Only commands to type, which the help indents, have the straight marks of the shell. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      value = {"en, [“”„], \"x\"", "de, [\"”], „x“"})
  void quotation_marks_are_of_one_style(String code, String others, String quoted)
      throws IOException {
    Language language = Language.of(code).orElseThrow();
    assertThat(language.quoted("x")).isEqualTo(quoted);
    for (String key : language.help().keySet()) {
      for (String line : language.help().getString(key).split("%n", -1)) {
        if (!line.startsWith("  ")) {
          assertThat(line).as(key).doesNotContainPattern(others);
        }
      }
    }
    for (String area : List.of("terminal", "ingamecommand", "arbiteract")) {
      for (String line : Files.readAllLines(Path.of("../texts", code, area + ".properties"))) {
        if (!line.startsWith("#")) {
          assertThat(line).doesNotContainPattern(others);
        }
      }
    }
  }
}

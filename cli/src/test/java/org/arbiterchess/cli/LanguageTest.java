package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LanguageTest {

  static List<Texts> languages() {
    return Texts.all();
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
    assertThat(Terminal.texts(locale).language()).isEqualTo(code);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_language_has_the_help_texts_of_english(Texts texts) {
    assertThat(Commands.help(texts).keySet()).isEqualTo(Commands.help(Texts.english()).keySet());
  }

  /** Only commands to type, which the help indents, have the straight marks of the shell. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      value = {"en, [“”„], \"x\"", "de, [\"”], „x“"})
  void quotation_marks_are_of_one_style(String code, String others, String quoted)
      throws IOException {
    Texts texts = Texts.of(code).orElseThrow();
    assertThat(texts.say(QuotedText.of("x"))).isEqualTo(quoted);
    ResourceBundle help = Commands.help(texts);
    for (String key : help.keySet()) {
      for (String line : help.getString(key).split("%n", -1)) {
        if (!line.startsWith("  ")) {
          assertThat(line).as(key).doesNotContainPattern(others);
        }
      }
    }
    for (String area : List.of("terminal", "ingamecommand")) {
      for (String line : Files.readAllLines(Path.of("../texts", code, area + ".properties"))) {
        if (!line.startsWith("#")) {
          assertThat(line).doesNotContainPattern(others);
        }
      }
    }
  }
}

package org.arbiterchess.cli.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LanguageTest {

  static List<Language> languages() {
    return Language.all();
  }

  @Test
  void the_terminal_has_the_languages_of_the_phrasebooks() {
    assertThat(Language.all()).extracting(Language::phrasebook).isEqualTo(Phrasebook.all());
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

  /** Also checks the English spellings of the commands, because every language accepts them. */
  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_commands(Language language) {
    Map<String, InGameCommand> meanings = new HashMap<>();
    for (Language each : List.of(Language.english(), language)) {
      for (InGameCommand command : InGameCommand.values()) {
        for (String spelling : each.inGameVocabulary().command(command).spellings()) {
          InGameCommand other = meanings.put(spelling, command);
          assertThat(other).as(spelling).isIn(null, command);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_acts_of_the_arbiter(Language language) {
    Map<String, ArbiterAct> meanings = new HashMap<>();
    for (Language each : List.of(Language.english(), language)) {
      for (ArbiterAct act : ArbiterAct.values()) {
        for (String spelling : each.inGameVocabulary().arbiterAct(act).spellings()) {
          ArbiterAct other = meanings.put(spelling, act);
          assertThat(other).as(spelling).isIn(null, act);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_is_a_move(Language language) {
    for (InGameCommand command : InGameCommand.values()) {
      for (String spelling : language.inGameVocabulary().command(command).spellings()) {
        assertThat(MoveTextParser.read(Position.initial(), spelling))
            .as(spelling)
            .isInstanceOf(MoveReading.Malformed.class);
      }
    }
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
    Path sources = Path.of("src/main/java", language.getClass().getPackageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.toList()) {
        String literals = Files.readString(file).replaceAll("(?<!\\\\)\"", "");
        assertThat(literals).as(file.toString()).doesNotContainPattern(others);
      }
    }
  }
}

package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InGameCommandUsageTest {

  static List<Language> languages() {
    return Language.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_commands(Language language) {
    assertUnambiguous(InGameCommand.values(), language);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_acts_of_the_arbiter(Language language) {
    assertUnambiguous(ArbiterAct.values(), language);
  }

  /** Also checks the English spellings, because every language accepts them. */
  private static void assertUnambiguous(TextKey[] commands, Language language) {
    Map<String, TextKey> meanings = new HashMap<>();
    for (TextKey command : commands) {
      for (String spelling : new TypedWordMatcher(language).spellings(command)) {
        TextKey other = meanings.put(spelling, command);
        assertThat(other).as(spelling).isIn(null, command);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_is_a_move(Language language) {
    for (InGameCommand command : InGameCommand.values()) {
      for (String spelling : InGameCommandUsage.of(command, language).spellings()) {
        assertThat(MoveTextParser.read(Position.initial(), spelling))
            .as(spelling)
            .isInstanceOf(MoveReading.Malformed.class);
      }
    }
  }
}

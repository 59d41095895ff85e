package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InGameCommandUsageTest {

  static List<Texts> languages() {
    return Texts.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_commands(Texts texts) {
    assertUnambiguous(InGameCommand.values(), texts);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_acts_of_the_arbiter(Texts texts) {
    assertUnambiguous(ArbiterAct.values(), texts);
  }

  /** Also checks the English spellings, because every language accepts them. */
  private static void assertUnambiguous(TextKey[] commands, Texts texts) {
    Map<String, TextKey> meanings = new HashMap<>();
    for (TextKey command : commands) {
      for (String spelling : new TypedWordMatcher(texts).spellings(command)) {
        TextKey other = meanings.put(spelling, command);
        assertThat(other).as(spelling).isIn(null, command);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_is_a_move(Texts texts) {
    for (InGameCommand command : InGameCommand.values()) {
      for (String spelling : InGameCommandUsage.of(command, texts).spellings()) {
        assertThat(Position.initial().readMove(spelling))
            .as(spelling)
            .isInstanceOf(MoveReading.Malformed.class);
      }
    }
  }
}

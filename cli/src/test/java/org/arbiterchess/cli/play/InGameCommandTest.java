package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InGameCommandTest {

  static List<Texts> languages() {
    return Texts.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_means_two_commands(Texts texts) {
    Map<String, InGameCommand> meanings = new HashMap<>();
    for (InGameCommand command : InGameCommand.values()) {
      // The English spellings work in every language.
      for (String spelling : command.spellings(texts)) {
        InGameCommand other = meanings.put(spelling, command);
        assertThat(other).as(spelling).isIn(null, command);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void no_spelling_is_a_move(Texts texts) {
    for (InGameCommand command : InGameCommand.values()) {
      for (String spelling : command.spellings(texts)) {
        assertThat(Position.initial().readMove(spelling).isValid()).as(spelling).isFalse();
      }
    }
  }
}

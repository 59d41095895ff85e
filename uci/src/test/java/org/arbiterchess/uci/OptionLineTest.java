package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionLineTest {

  private static Optional<EngineOption> read(String text) {
    return OptionLine.read(UciTokens.of(text));
  }

  @Test
  void names_and_values_may_have_several_words() {
    assertThat(read("name Skill Level Default type spin default 20 min 0 max 20"))
        .contains(new EngineOption.Spin("Skill Level Default", 20, 0, 20));
    assertThat(read("name Debug Log File type string default /tmp/a file"))
        .contains(new EngineOption.Text("Debug Log File", "/tmp/a file"));
    assertThat(read("name Move type type combo default a b var a b var c"))
        .contains(new EngineOption.Combo("Move type", "a b", List.of("a b", "c")));
    assertThat(read("name Contempt type spin default -5 min -100 max 100"))
        .contains(new EngineOption.Spin("Contempt", -5, -100, 100));
  }

  @Test
  void a_number_without_limits_may_be_any_number() {
    EngineOption option = read("name Seed type spin default 7").orElseThrow();

    assertThat(option.problem("-123456789012")).isEmpty();
    assertThat(option.problem("1.5")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "name",
        "name Hash",
        "name Hash type",
        "name Hash type slider",
        "name type spin",
        "Hash type spin",
        "name Hash type spin default many",
        "name Hash type spin default 1 min low"
      })
  void text_that_describes_no_option_is_refused(String text) {
    assertThat(read(text)).isEmpty();
  }
}

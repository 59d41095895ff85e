package org.arbiterchess.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ServerRefusalReasonTest {

  private static final Path PROTOCOL = Path.of("../docs/protocol.md");

  @ParameterizedTest
  @EnumSource
  void every_refusal_is_a_sentence_in_both_languages(ServerRefusalReason reason) {
    Object[] values = Collections.nCopies(reason.placeholders().size(), 2).toArray();
    String english = reason.refusal(values).said().in(Texts.english());
    String german = reason.refusal(values).said().in(Texts.of("de").orElseThrow());

    assertThat(english).matches("[A-Z].*[.…]").doesNotContain("{", "}").isNotEqualTo(german);
    assertThat(german).matches("(?s)[A-ZÄÖÜ].*[.…]").doesNotContain("{", "}");
    assertThat(reason.status()).isBetween(400, 599);
  }

  @ParameterizedTest
  @EnumSource
  void every_refusal_is_documented(ServerRefusalReason reason) throws IOException {
    assertThat(Files.readString(PROTOCOL)).contains("`" + reason.name() + "`");
  }

  @ParameterizedTest
  @EnumSource
  void every_limit_is_documented_with_its_value(ServerLimit limit) throws IOException {
    assertThat(Files.readAllLines(PROTOCOL))
        .anyMatch(
            line ->
                line.contains("`" + limit.optionName() + "`")
                    && line.contains("" + limit.defaultValue()));
  }

  @ParameterizedTest
  @EnumSource
  void limits_reject_values_below_the_minimum(ServerLimit limit) {
    assertThat(ServerLimits.DEFAULTS.with(limit, limit.min()).get(limit)).isEqualTo(limit.min());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ServerLimits.DEFAULTS.with(limit, limit.min() - 1))
        .withMessageContaining(limit.optionName());
  }
}

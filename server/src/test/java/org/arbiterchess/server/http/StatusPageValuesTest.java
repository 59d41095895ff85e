package org.arbiterchess.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.room.ProblemStatistics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StatusPageValuesTest {

  private static final StatusPage ENGLISH = new StatusPage(Texts.english());
  private static final StatusPage GERMAN = new StatusPage(Texts.of("de").orElseThrow());

  @ParameterizedTest
  @CsvSource({
    "0, 0 h 0 min, 0 Std. 0 Min.",
    "59, 0 h 59 min, 0 Std. 59 Min.",
    "1565, 1 day 2 h 5 min, 1 Tag 2 Std. 5 Min.",
    "2880, 2 days 0 h 0 min, 2 Tagen 0 Std. 0 Min."
  })
  void durations_are_formatted_in_both_languages(long minutes, String english, String german) {
    assertThat(ENGLISH.duration(minutes * 60_000)).isEqualTo(english);
    assertThat(GERMAN.duration(minutes * 60_000)).isEqualTo(german);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 MB, 0 MB",
    "999999999, 999 MB, 999 MB",
    "12345678901, 12.3 GB, '12,3 GB'",
    "1234567890123, '1,234.6 GB', '1.234,6 GB'"
  })
  void sizes_are_formatted_in_a_readable_unit(long bytes, String english, String german) {
    assertThat(ENGLISH.bytes(bytes)).isEqualTo(english);
    assertThat(GERMAN.bytes(bytes)).isEqualTo(german);
  }

  @ParameterizedTest
  @EnumSource(ProblemStatistics.Kind.class)
  void every_kind_of_problem_has_a_text(ProblemStatistics.Kind kind) {
    Optional<ProblemStatistics.Problem> problem =
        Optional.of(new ProblemStatistics.Problem(kind, 0));

    assertThat(ENGLISH.problem(problem)).endsWith(", 1970-01-01 00:00:00 UTC");
    assertThat(GERMAN.problem(problem)).endsWith(", 1970-01-01 00:00:00 UTC");
  }

  @ParameterizedTest
  @CsvSource({"999, 999, 999", "12345, '12,345', 12.345"})
  void large_numbers_are_easy_to_read(long number, String english, String german) {
    assertThat(ENGLISH.number(number)).isEqualTo(english);
    assertThat(GERMAN.number(number)).isEqualTo(german);
  }
}

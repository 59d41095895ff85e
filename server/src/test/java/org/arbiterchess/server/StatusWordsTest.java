package org.arbiterchess.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusWordsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0 h 0 min, 0 Std. 0 Min.",
    "59, 0 h 59 min, 0 Std. 59 Min.",
    "1565, 1 day 2 h 5 min, 1 Tag 2 Std. 5 Min.",
    "2880, 2 days 0 h 0 min, 2 Tagen 0 Std. 0 Min."
  })
  void how_long_is_told_in_both_languages(long minutes, String english, String german) {
    assertThat(StatusWords.ENGLISH.time(minutes * 60_000)).isEqualTo(english);
    assertThat(StatusWords.GERMAN.time(minutes * 60_000)).isEqualTo(german);
  }

  @ParameterizedTest
  @CsvSource({"999, 999, 999", "12345, '12,345', 12.345"})
  void large_numbers_are_easy_to_read(long number, String english, String german) {
    assertThat(StatusWords.ENGLISH.number(number)).isEqualTo(english);
    assertThat(StatusWords.GERMAN.number(number)).isEqualTo(german);
  }
}

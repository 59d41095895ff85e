package org.arbiterchess.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that ASCII letters and digits are accepted and characters that look like them are rejected.
 */
class AsciiTest {

  @Test
  void up_to_nine_digits_are_a_number() {
    assertThat(Ascii.number("0")).hasValue(0);
    assertThat(Ascii.number("0099")).hasValue(99);
    assertThat(Ascii.number("999999999")).hasValue(999_999_999);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " 1", "-1", "+1", "1.5", "1000000000", "٥", "１", "½", "1e3"})
  void anything_else_is_none(String text) {
    assertThat(Ascii.number(text)).isEmpty();
  }

  @Test
  void only_capitals_of_ascii_are_made_small() {
    assertThat(Ascii.lower("AZaz @[09 ÄİΣ")).isEqualTo("azaz @[09 ÄİΣ");
  }
}

package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests unknown values and names with unusual characters. */
class PgnTagsTest {

  @Test
  void what_is_not_known_has_the_marks_of_the_standard() {
    assertThat(PgnTags.UNKNOWN).isEqualTo(new PgnTags("?", "?", "????.??.??", "?", "?", "?"));
    assertThat(PgnTags.ofPlayers("Ann", " ")).isEqualTo(new PgnTags("", "", "", "", "Ann", "?"));
  }

  @Test
  void a_name_stays_on_one_line() {
    assertThat(PgnTags.ofPlayers(" Ann\r\nB.\u2028\u0007\u0085 C\u007f", "Jörg Ö.").white())
        .isEqualTo("Ann B. C");
    assertThat(PgnTags.ofPlayers("", "Jörg 王 ♞").black()).isEqualTo("Jörg 王 ♞");
  }

  @Test
  void a_name_too_long_for_a_line_is_cut_between_characters() {
    String horse = "\uD83D\uDC34";
    assertThat(PgnTags.ofPlayers("x".repeat(500), "").white()).isEqualTo("x".repeat(120));
    assertThat(PgnTags.ofPlayers("x" + horse.repeat(100), "").white())
        .isEqualTo("x" + horse.repeat(59));
    String quotes =
        PgnText.write(SanGameDriver.classical().game(), PgnTags.ofPlayers("\"".repeat(500), ""));
    assertThat(quotes.lines()).allMatch(line -> line.length() < 255);
  }
}

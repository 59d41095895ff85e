package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the TimeControl tag. */
class PgnTimeControlTagTest {

  @ParameterizedTest
  @CsvSource({
    "-, -",
    "5+3, 300+3",
    "5+0, 300",
    "0.5+1, 30+1",
    "1.001+0, 60.06",
    "0.05+0, 3",
    "40/90+30:30+30, 40/5400+30:1800+30",
    "40/120+0:20/60+0:15+30, 40/7200:20/3600:900+30",
    "*3, *180",
    "5d3, 300d3",
    "5b3, 300b3",
    "40/90d5:30d5, 40/5400d5:1800d5",
  })
  void a_time_control_is_written_in_seconds(String ours, String seconds) {
    assertThat(SanGameDriver.timed(ours).pgn())
        .contains("\n[TimeControl \"" + seconds + "\"]\n")
        .doesNotContain("WhiteTimeControl", "BlackTimeControl");
  }

  @Test
  void time_odds_give_each_side_a_tag_of_its_own() {
    assertThat(SanGameDriver.timed("5+3|1d2").rest())
        .isEqualTo(
            """
            [Result "*"]
            [BlackTimeControl "60d2"]
            [Termination "unterminated"]
            [WhiteTimeControl "300+3"]

            *
            """);
  }
}

package org.arbiterchess.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests how long the opponent of a player who has left must wait. */
class AbandonmentTimeoutTest {

  @ParameterizedTest
  @CsvSource({
    "1+0, GONE_SECONDS",
    "2+1, GONE_SECONDS",
    "3+0, GONE_SECONDS",
    "5+4, GONE_SECONDS",
    "8+0, GONE_SECONDS_RAPID",
    "10+5, GONE_SECONDS_RAPID",
    "15+15, GONE_SECONDS_CLASSICAL",
    "25+0, GONE_SECONDS_CLASSICAL",
    "40/90+30:30+30, GONE_SECONDS_CLASSICAL",
    "*2, GONE_SECONDS",
    "1+0|10+0, GONE_SECONDS_RAPID",
    "-, GONE_SECONDS_CLASSICAL"
  })
  void it_goes_by_the_base_time_and_forty_increments(String control, ServerLimit limit) {
    ServerLimits limits = ServerLimits.DEFAULTS;
    assertThat(Room.abandonmentTimeout(TimeControl.of(control), limits))
        .isEqualTo(limits.millis(limit));
  }
}

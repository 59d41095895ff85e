package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.server.room.TimeSource;
import org.junit.jupiter.api.Test;

class ClusterTimeTest {

  /** A time source that the test advances. */
  private static final class FakeTime implements TimeSource {

    private long now = 1_000_000;
    private long scheduledAt;

    @Override
    public long now() {
      return now;
    }

    @Override
    public Runnable schedule(long moment, Runnable task) {
      scheduledAt = moment;
      return () -> {};
    }
  }

  private final FakeTime localTime = new FakeTime();
  private final ClusterTime time = new ClusterTime(localTime);

  /**
   * Simulates a time request to a database whose clock is ahead. The request and the response take
   * equally long.
   */
  private boolean measure(long ahead, long roundTrip) {
    return time.measure(
        () -> {
          localTime.now += roundTrip / 2;
          long databaseTime = localTime.now + ahead;
          localTime.now += roundTrip - roundTrip / 2;
          return databaseTime;
        });
  }

  @Test
  void the_time_is_that_of_the_database_whatever_the_local_clock_shows() {
    assertThat(measure(86_400_000, 6)).isTrue();
    assertThat(time.now()).isEqualTo(localTime.now + 86_400_000);
    time.schedule(time.now() + 50, () -> {});
    assertThat(localTime.scheduledAt).isEqualTo(localTime.now + 50);
  }

  @Test
  void a_slow_measurement_is_ignored() {
    measure(5_000, 10);
    assertThat(measure(9_000, ClusterTime.MAX_ROUND_TRIP_MILLIS + 2)).isFalse();
    assertThat(time.offset()).isEqualTo(5_000);
  }

  @Test
  void the_fastest_measurement_counts_until_it_is_old() {
    measure(5_000, 2);
    measure(5_040, 80);
    assertThat(time.offset()).isEqualTo(5_000);
    for (int i = 0; i < 10; i++) {
      measure(6_000, 80);
    }
    assertThat(time.offset()).isEqualTo(6_000);
  }
}

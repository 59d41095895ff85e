package org.arbiterchess.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.server.room.TimeSource;
import org.junit.jupiter.api.Test;

class ClusterTimeTest {

  /** A clock that goes on when something takes its time. */
  private static final class Watch implements TimeSource {

    private long now = 1_000_000;
    private long rung;

    @Override
    public long now() {
      return now;
    }

    @Override
    public ScheduledTask schedule(long moment, Runnable task) {
      rung = moment;
      return ScheduledTask.NONE;
    }
  }

  private final Watch watch = new Watch();
  private final ClusterTime time = new ClusterTime(watch);

  /** The database's clock is that far ahead, and its answer takes so long, there and back alike. */
  private boolean measure(long ahead, long way) {
    return time.measure(
        () -> {
          watch.now += way / 2;
          long there = watch.now + ahead;
          watch.now += way - way / 2;
          return there;
        });
  }

  @Test
  void the_time_is_the_databases_wherever_the_own_clock_stands() {
    assertThat(measure(86_400_000, 6)).isTrue();
    assertThat(time.now()).isEqualTo(watch.now + 86_400_000);
    time.schedule(time.now() + 50, () -> {});
    assertThat(watch.rung).isEqualTo(watch.now + 50);
  }

  @Test
  void an_answer_that_took_long_does_not_count() {
    measure(5_000, 10);
    assertThat(measure(9_000, ClusterTime.LONGEST_ANSWER + 2)).isFalse();
    assertThat(time.offset()).isEqualTo(5_000);
  }

  @Test
  void the_quickest_answer_counts_until_it_is_old() {
    measure(5_000, 2);
    measure(5_040, 80);
    assertThat(time.offset()).isEqualTo(5_000);
    for (int i = 0; i < 10; i++) {
      measure(6_000, 80);
    }
    assertThat(time.offset()).isEqualTo(6_000);
  }
}

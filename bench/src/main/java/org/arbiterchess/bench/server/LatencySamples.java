package org.arbiterchess.bench.server;

import java.util.Arrays;
import java.util.Locale;

/** Measured latencies and their percentiles. */
final class LatencySamples {

  private long[] nanos = new long[1 << 16];
  private int count;

  void add(long sample) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = sample;
  }

  int count() {
    return count;
  }

  double percentileMillis(double percent) {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1, count * percent / 100)] / 1e6;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "p50 %.1f ms, p99 %.1f ms, max %.1f ms",
        percentileMillis(50),
        percentileMillis(99),
        percentileMillis(100));
  }
}

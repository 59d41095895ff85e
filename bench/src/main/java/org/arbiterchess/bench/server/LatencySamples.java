package org.arbiterchess.bench.server;

import java.util.Arrays;
import java.util.Locale;

/** How long each of many things took. */
final class LatencySamples {

  private long[] nanos = new long[1 << 16];
  private int count;

  void add(long one) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = one;
  }

  int count() {
    return count;
  }

  /** So many hundredths of them took no longer, in milliseconds. */
  double millis(double percent) {
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
        Locale.ROOT, "p50 %.1f ms, p99 %.1f ms, max %.1f ms", millis(50), millis(99), millis(100));
  }
}

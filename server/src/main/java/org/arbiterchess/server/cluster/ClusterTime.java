package org.arbiterchess.server.cluster;

import java.util.function.LongSupplier;
import org.arbiterchess.server.room.TimeSource;

/**
 * The database time, which the whole cluster shares. It is the local time plus a measured offset.
 * The error is at most half a round trip, so slow measurements are ignored.
 */
final class ClusterTime implements TimeSource {

  /** Measurements with a longer round trip are too inaccurate. */
  static final long MAX_ROUND_TRIP_MILLIS = 200;

  /**
   * After this many slower measurements, the next measurement replaces the best one, even if it too
   * is slower.
   */
  private static final int MAX_AGE = 8;

  private final TimeSource localTime;
  private volatile long offset;
  private long bestRoundTrip = Long.MAX_VALUE;
  private int measurementsSinceBest;

  ClusterTime(TimeSource localTime) {
    this.localTime = localTime;
  }

  /**
   * Measures the offset.
   *
   * @return whether the round trip was short enough
   */
  synchronized boolean measure(LongSupplier database) {
    long before = localTime.now();
    long databaseTime = database.getAsLong();
    long roundTrip = localTime.now() - before;
    if (roundTrip < 0 || roundTrip > MAX_ROUND_TRIP_MILLIS) {
      return false;
    }
    if (roundTrip <= bestRoundTrip || measurementsSinceBest >= MAX_AGE) {
      bestRoundTrip = roundTrip;
      measurementsSinceBest = 0;
      offset = databaseTime - before - roundTrip / 2;
    } else {
      measurementsSinceBest++;
    }
    return true;
  }

  /** How far the database's clock is ahead of the local clock, in milliseconds. */
  long offset() {
    return offset;
  }

  @Override
  public long now() {
    return localTime.now() + offset;
  }

  @Override
  public Runnable schedule(long moment, Runnable task) {
    return localTime.schedule(moment - offset, task);
  }
}

package org.arbiterchess.server.cluster;

import java.util.function.LongSupplier;
import org.arbiterchess.server.room.TimeSource;

/**
 * The database's time, which all servers share: this machine's clock, and how far it is off. That
 * is known as exactly as the database answers quickly; slow answers do not count.
 */
final class ClusterTime implements TimeSource {

  /** An answer that took longer says too little, in milliseconds. */
  static final long MAX_ROUND_TRIP_MILLIS = 200;

  /** After so many answers that were slower, one counts that is the best of them. */
  private static final int MAX_AGE = 8;

  private final TimeSource localTime;
  private volatile long offset;
  private long bestRoundTrip = Long.MAX_VALUE;
  private int measurementsSinceBest;

  ClusterTime(TimeSource localTime) {
    this.localTime = localTime;
  }

  /**
   * Asks the database.
   *
   * @return whether it answered quickly enough
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

  /** How far the database's clock is ahead of this machine's, in milliseconds. */
  long offset() {
    return offset;
  }

  @Override
  public long now() {
    return localTime.now() + offset;
  }

  @Override
  public ScheduledTask schedule(long moment, Runnable task) {
    return localTime.schedule(moment - offset, task);
  }
}

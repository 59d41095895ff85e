package org.arbiterchess.server.cluster;

import java.util.function.LongSupplier;
import org.arbiterchess.server.room.TimeSource;

/**
 * The database's time, which all servers share: this machine's clock, and how far it is off. That
 * is known as exactly as the database answers quickly; slow answers do not count.
 */
final class ClusterTime implements TimeSource {

  /** An answer that took longer says too little, in milliseconds. */
  static final long LONGEST_ANSWER = 200;

  /** After so many answers that were slower, one counts that is the best of them. */
  private static final int REMEMBERED = 8;

  private final TimeSource own;
  private volatile long offset;
  private long bestWay = Long.MAX_VALUE;
  private int since;

  ClusterTime(TimeSource own) {
    this.own = own;
  }

  /**
   * Asks the database.
   *
   * @return whether it answered quickly enough
   */
  synchronized boolean measure(LongSupplier database) {
    long before = own.now();
    long there = database.getAsLong();
    long way = own.now() - before;
    if (way < 0 || way > LONGEST_ANSWER) {
      return false;
    }
    if (way <= bestWay || since >= REMEMBERED) {
      bestWay = way;
      since = 0;
      offset = there - before - way / 2;
    } else {
      since++;
    }
    return true;
  }

  /** How far the database's clock is ahead of this machine's, in milliseconds. */
  long offset() {
    return offset;
  }

  @Override
  public long now() {
    return own.now() + offset;
  }

  @Override
  public ScheduledTask schedule(long moment, Runnable task) {
    return own.schedule(moment - offset, task);
  }
}

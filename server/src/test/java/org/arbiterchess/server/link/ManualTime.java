package org.arbiterchess.server.link;

import java.util.Map;
import java.util.TreeMap;
import org.arbiterchess.server.room.TimeSource;

/** Time that passes when a test says so. */
final class ManualTime implements TimeSource {

  static final long BEGIN = 1_763_172_000_000L;

  private record Ring(long moment, long number) implements Comparable<Ring> {

    @Override
    public int compareTo(Ring other) {
      return moment == other.moment
          ? Long.compare(number, other.number)
          : Long.compare(moment, other.moment);
    }
  }

  private final TreeMap<Ring, Runnable> alarms = new TreeMap<>();
  private long now = BEGIN;
  private long number;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized ScheduledTask schedule(long moment, Runnable task) {
    Ring ring = new Ring(moment, number++);
    alarms.put(ring, task);
    return () -> cancel(ring);
  }

  private synchronized void cancel(Ring ring) {
    alarms.remove(ring);
  }

  /** Lets so many milliseconds pass, and rings every alarm at its moment. */
  void pass(long millis) {
    long end = now() + millis;
    for (Runnable due = next(end); due != null; due = next(end)) {
      due.run();
    }
    synchronized (this) {
      now = end;
    }
  }

  private synchronized Runnable next(long end) {
    Map.Entry<Ring, Runnable> first = alarms.firstEntry();
    if (first == null || first.getKey().moment() > end) {
      return null;
    }
    alarms.remove(first.getKey());
    now = Math.max(now, first.getKey().moment());
    return first.getValue();
  }
}

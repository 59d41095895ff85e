package org.arbiterchess.server.link;

import java.util.Map;
import java.util.TreeMap;
import org.arbiterchess.server.room.TimeSource;

/** A time source that a test advances. */
final class ManualTime implements TimeSource {

  static final long START = 1_763_172_000_000L;

  private record Scheduled(long moment, long number) implements Comparable<Scheduled> {

    @Override
    public int compareTo(Scheduled other) {
      return moment == other.moment
          ? Long.compare(number, other.number)
          : Long.compare(moment, other.moment);
    }
  }

  private final TreeMap<Scheduled, Runnable> tasks = new TreeMap<>();
  private long now = START;
  private long number;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized Runnable schedule(long moment, Runnable task) {
    Scheduled scheduled = new Scheduled(moment, number++);
    tasks.put(scheduled, task);
    return () -> cancel(scheduled);
  }

  private synchronized void cancel(Scheduled scheduled) {
    tasks.remove(scheduled);
  }

  /** Advances the time and runs every task that becomes due. */
  void advance(long millis) {
    long end = now() + millis;
    for (Runnable due = next(end); due != null; due = next(end)) {
      due.run();
    }
    synchronized (this) {
      now = end;
    }
  }

  /** Lets time pass without running any task, as in a frozen process. */
  synchronized void freeze(long millis) {
    now += millis;
  }

  private synchronized Runnable next(long end) {
    Map.Entry<Scheduled, Runnable> first = tasks.firstEntry();
    if (first == null || first.getKey().moment() > end) {
      return null;
    }
    tasks.remove(first.getKey());
    now = Math.max(now, first.getKey().moment());
    return first.getValue();
  }
}

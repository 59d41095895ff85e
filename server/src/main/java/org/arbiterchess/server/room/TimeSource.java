package org.arbiterchess.server.room;

/** Supplies the current time and schedules tasks. */
public interface TimeSource {

  /** Milliseconds since 1970. */
  long now();

  /**
   * Runs a short task at the given time, or immediately if that time has passed. The task must not
   * throw.
   *
   * @return cancels the task
   */
  Runnable schedule(long moment, Runnable task);
}

package org.arbiterchess.server.room;

/** Supplies the current time and schedules tasks. */
public interface TimeSource {

  /** Milliseconds since 1970. */
  long now();

  /**
   * Runs a short task at the given time, or immediately if that time has passed. The task must not
   * throw.
   *
   * @return a handle that can cancel the task
   */
  ScheduledTask schedule(long moment, Runnable task);

  /** A task that can be cancelled. */
  interface ScheduledTask {

    /** Represents the absence of a task. Cancelling it does nothing. */
    ScheduledTask NONE = () -> {};

    void cancel();
  }
}

package org.arbiterchess.server.room;

/** What time it is, and who is to be woken when. */
public interface TimeSource {

  /** Milliseconds since 1970. */
  long now();

  /**
   * Runs something short at a moment, or at once if that is over. It must not throw.
   *
   * @return what calls it off
   */
  ScheduledTask schedule(long moment, Runnable task);

  /** Something that will be run. */
  interface ScheduledTask {

    /** An alarm that has rung or was called off. */
    ScheduledTask NONE = () -> {};

    void cancel();
  }
}

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
  Alarm at(long moment, Runnable task);

  /** Something that will be run. */
  interface Alarm {

    /** An alarm that has rung or was called off. */
    Alarm NONE = () -> {};

    void cancel();
  }
}

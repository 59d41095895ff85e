package org.arbiterchess.server.room;

/**
 * Receives server events for logs and metrics. The events contain no names, tokens or game ids.
 * Implementations must not block or throw.
 */
public interface ServerEventListener {

  /** A listener that ignores all events. */
  ServerEventListener NONE = new ServerEventListener() {};

  /**
   * A player's command was accepted and stored.
   *
   * @param command the command's type, such as {@code move}
   */
  default void commandAccepted(String command) {}

  /**
   * A player's command was refused.
   *
   * @param reason the public name of the reason
   */
  default void commandRefused(String command, String reason) {}

  /**
   * A flag fell.
   *
   * @param lateMillis how late the flag fall was handled, in milliseconds
   */
  default void flagFell(long lateMillis) {}

  /** This server did not run for this many milliseconds. */
  default void serverFroze(long millis) {}

  /** A write completed after this many nanoseconds. */
  default void eventsStored(long nanos) {}

  /**
   * A write failed.
   *
   * @param message a sentence for the operator
   */
  default void notStored(String message) {}

  /**
   * Old games were deleted.
   *
   * @param freedBytes the disk space that became free, or 0 if that is not known
   */
  default void gamesDeleted(int games, long freedBytes) {}

  /**
   * A request, message or connection was refused before it reached a game.
   *
   * @param reason the public name of the reason
   */
  default void requestRefused(String reason) {}

  /** A test write to the store succeeded. */
  default void storeAvailable() {}

  /**
   * A read from the store failed.
   *
   * @param message a sentence for the operator
   */
  default void storeNotRead(String message) {}

  /** Redis, which carries the announcements between servers, has stopped responding. */
  default void redisLost() {}

  default void redisRestored() {}

  /** An unexpected exception was caught. */
  default void programError(Throwable error) {}

  /** Called once a minute. */
  default void minutePassed() {}

  /** The last problem and the number of refusals, if this listener records them. */
  default ProblemStatistics problems() {
    return ProblemStatistics.NONE;
  }
}

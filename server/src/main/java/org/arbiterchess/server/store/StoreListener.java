package org.arbiterchess.server.store;

/**
 * Receives what happens in a store, for logs and metrics. Implementations must not block or throw.
 */
public interface StoreListener {

  /** A listener that ignores everything. */
  StoreListener NONE = new StoreListener() {};

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
  default void gamesDeleted(long games, long freedBytes) {}

  /** A test write to the store succeeded. */
  default void storeAvailable() {}

  /**
   * A read from the store failed.
   *
   * @param message a sentence for the operator
   */
  default void storeNotRead(String message) {}

  /** An unexpected exception was caught. */
  default void programError(Throwable error) {}
}

package org.arbiterchess.server.room;

/**
 * Is told what happens in rooms, for those who watch over a server. It hears no names, no secrets
 * and no games. Nothing there waits or throws.
 */
public interface ServerListener {

  /** Nobody watches. */
  ServerListener NONE = new ServerListener() {};

  /**
   * A player's command was accepted, and is stored.
   *
   * @param command what was asked, like {@code move}
   */
  default void commandAccepted(String command) {}

  /**
   * A player's command was refused.
   *
   * @param reason the public name of the reason
   */
  default void commandRefused(String command, String reason) {}

  /**
   * A flag falls.
   *
   * @param lateMillis for how many milliseconds it could have fallen already
   */
  default void flagFell(long lateMillis) {}

  /** Something was stored, so many nanoseconds after it was asked for. */
  default void eventsStored(long nanos) {}

  /**
   * Something could not be stored.
   *
   * @param message a sentence for whoever runs the server
   */
  default void notStored(String message) {}

  /**
   * A request, a message or a connection was refused before a game saw it.
   *
   * @param reason the public name of the reason
   */
  default void requestRefused(String reason) {}

  /** The store was tried, and would have stored something. */
  default void storeAvailable() {}

  /** Something was read from the store. */
  default void storeRead() {}

  /**
   * Something could not be read from the store.
   *
   * @param message a sentence for whoever runs the server
   */
  default void storeNotRead(String message) {}

  /** Redis, by which servers tell each other what changed, no longer answers. */
  default void redisLost() {}

  /** Redis answers again. */
  default void redisRestored() {}

  /** The program itself failed where nobody else is told. */
  default void programError(Throwable error) {}

  /** Another minute of the server's time has passed. */
  default void minutePassed() {}

  /** The last problem and the refusals so far, as far as this witness remembers them. */
  default RecentProblems recentProblems() {
    return RecentProblems.NONE;
  }
}

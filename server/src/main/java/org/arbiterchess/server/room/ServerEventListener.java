package org.arbiterchess.server.room;

import org.arbiterchess.server.store.StoreListener;

/**
 * Receives server events for logs and metrics. The events contain no names, tokens or game ids.
 * Implementations must not block or throw.
 */
public interface ServerEventListener extends StoreListener {

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

  /**
   * A request, message or connection was refused before it reached a game.
   *
   * @param reason the public name of the reason
   */
  default void requestRefused(String reason) {}

  /** The database answers, but the messages that servers send each other do not arrive. */
  default void messagesLost() {}

  default void messagesRestored() {}

  /** Called once a minute. */
  default void minutePassed() {}

  /** The last problem and the number of refusals, if this listener records them. */
  default ProblemStatistics problems() {
    return ProblemStatistics.NONE;
  }
}

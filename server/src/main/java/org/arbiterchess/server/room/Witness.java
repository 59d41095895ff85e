package org.arbiterchess.server.room;

/**
 * Is told what happens in rooms, for those who watch over a server. It hears no names, no secrets
 * and no games. Nothing there waits or throws.
 */
public interface Witness {

  /** Nobody watches. */
  Witness NONE = new Witness() {};

  /**
   * A player's command was accepted, and is stored.
   *
   * @param command what was asked, like {@code move}
   */
  default void accepted(String command) {}

  /**
   * A player's command was refused.
   *
   * @param reason the public name of the reason
   */
  default void refused(String command, String reason) {}

  /**
   * A flag falls.
   *
   * @param late for how many milliseconds it could have fallen already
   */
  default void flagFell(long late) {}

  /** Something was stored, so many nanoseconds after it was asked for. */
  default void stored(long nanos) {}

  /**
   * Something could not be stored.
   *
   * @param why a sentence for whoever runs the server
   */
  default void notStored(String why) {}
}

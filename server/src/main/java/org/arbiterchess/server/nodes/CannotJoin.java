package org.arbiterchess.server.nodes;

/** A server cannot join others. The message says why and what to do. It has no secrets. */
public final class CannotJoin extends RuntimeException {

  private static final long serialVersionUID = 1;

  private CannotJoin(String message, Throwable cause) {
    super(message, cause);
  }

  /** What was given is not told: there may be a password in it. */
  static CannotJoin noAddress() {
    return new CannotJoin(
        "That is no address of a Redis. Write redis://HOST:PORT, or redis://:PASSWORD@HOST:PORT.",
        null);
  }

  static CannotJoin slowDatabase(long millis) {
    return new CannotJoin(
        "The database takes more than "
            + millis
            + " milliseconds to answer, so this server cannot tell what time it is there. Bring them"
            + " closer together.",
        null);
  }

  static CannotJoin of(RuntimeException failure) {
    return new CannotJoin(failure.getMessage(), failure);
  }
}

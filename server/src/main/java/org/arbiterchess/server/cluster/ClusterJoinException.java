package org.arbiterchess.server.cluster;

/** A server cannot join others. The message says why and what to do. It has no secrets. */
public final class ClusterJoinException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private ClusterJoinException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What was given is not told: there may be a password in it. */
  static ClusterJoinException invalidRedisUrl() {
    return new ClusterJoinException(
        "That is no address of a Redis. Write redis://HOST:PORT, or redis://:PASSWORD@HOST:PORT.",
        null);
  }

  static ClusterJoinException slowDatabase(long millis) {
    return new ClusterJoinException(
        "The database takes more than "
            + millis
            + " milliseconds to answer, so this server cannot tell what time it is there. Bring"
            + " them closer together.",
        null);
  }

  static ClusterJoinException of(RuntimeException failure) {
    return new ClusterJoinException(failure.getMessage(), failure);
  }
}

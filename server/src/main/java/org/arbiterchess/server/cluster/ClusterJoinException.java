package org.arbiterchess.server.cluster;

/**
 * Thrown when a server cannot join the cluster. The message gives the cause and the remedy, but no
 * secrets.
 */
public final class ClusterJoinException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private ClusterJoinException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Does not contain the URL, which may include a password. */
  static ClusterJoinException invalidRedisUrl() {
    return new ClusterJoinException(
        "Invalid Redis URL. Use redis://HOST:PORT or redis://:PASSWORD@HOST:PORT.", null);
  }

  static ClusterJoinException slowDatabase(long millis) {
    return new ClusterJoinException(
        "The database takes more than "
            + millis
            + " milliseconds to respond, which is too slow to synchronise the clocks. Move this"
            + " server closer to it.",
        null);
  }

  static ClusterJoinException of(RuntimeException failure) {
    return new ClusterJoinException(failure.getMessage(), failure);
  }
}

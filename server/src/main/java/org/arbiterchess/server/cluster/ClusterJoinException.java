package org.arbiterchess.server.cluster;

import org.arbiterchess.server.store.StoreException;
import org.arbiterchess.server.store.StoreMessage;
import org.arbiterchess.server.store.StoreMessageKey;

/**
 * Thrown when a server cannot join the cluster. The message explains the cause and the remedy, but
 * contains no secrets.
 */
public final class ClusterJoinException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient StoreMessage text;

  private ClusterJoinException(StoreMessage text, Throwable cause) {
    super(text.toString(), cause);
    this.text = text;
  }

  /** The translatable message. */
  public StoreMessage text() {
    return text;
  }

  /**
   * Creates an exception for an invalid Redis URL. The message does not contain the URL, which may
   * include a password.
   */
  static ClusterJoinException invalidRedisUrl() {
    return new ClusterJoinException(StoreMessage.of(StoreMessageKey.INVALID_REDIS_URL), null);
  }

  static ClusterJoinException slowDatabase(long millis) {
    return new ClusterJoinException(
        StoreMessage.of(StoreMessageKey.DATABASE_TOO_SLOW, String.valueOf(millis)), null);
  }

  static ClusterJoinException of(StoreException failure) {
    return new ClusterJoinException(failure.text(), failure);
  }
}

package org.arbiterchess.server.cluster;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreException;

/**
 * Thrown when a server cannot join the cluster. The message explains the cause and the remedy, but
 * contains no secrets.
 */
public final class ClusterJoinException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Said text;

  private ClusterJoinException(Said text, Throwable cause) {
    super(Texts.english().say(text), cause);
    this.text = text;
  }

  /** The translatable message. */
  public Said text() {
    return text;
  }

  static ClusterJoinException slowDatabase(long millis) {
    return new ClusterJoinException(Said.of(ServerText.DATABASE_TOO_SLOW, millis), null);
  }

  static ClusterJoinException of(StoreException failure) {
    return new ClusterJoinException(failure.text(), failure);
  }
}

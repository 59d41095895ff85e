package org.arbiterchess.server.store;

/**
 * Thrown when a commit failed and its outcome is unknown, because the connection was lost or the
 * disk could not be synced. Loading the game later shows whether the write succeeded.
 */
public final class MaybeStoredException extends StoreException {

  private static final long serialVersionUID = 1;

  MaybeStoredException(StoreMessage text, Throwable cause) {
    super(text, cause);
  }
}

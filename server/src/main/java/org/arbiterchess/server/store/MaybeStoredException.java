package org.arbiterchess.server.store;

/**
 * Thrown when the database connection was lost during a write and the outcome is unknown. Loading
 * the game later shows whether the write succeeded.
 */
public final class MaybeStoredException extends StoreException {

  private static final long serialVersionUID = 1;

  MaybeStoredException(StoreMessage text, Throwable cause) {
    super(text, cause);
  }
}

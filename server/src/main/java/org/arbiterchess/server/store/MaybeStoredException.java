package org.arbiterchess.server.store;

/**
 * The database went away while it was asked to keep something, and did not come back in time to say
 * whether it did. Who loads the game later will know.
 */
public final class MaybeStoredException extends RuntimeException {

  private static final long serialVersionUID = 1;

  MaybeStoredException(String message, Throwable cause) {
    super(message, cause);
  }
}

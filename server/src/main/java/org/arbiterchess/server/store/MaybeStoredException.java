package org.arbiterchess.server.store;

/**
 * The database connection was lost during a write and did not return in time to tell the outcome.
 * Loading the game later shows it.
 */
public final class MaybeStoredException extends RuntimeException {

  private static final long serialVersionUID = 1;

  MaybeStoredException(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.arbiterchess.server.store;

/**
 * Thrown when a write fails without changing anything and can therefore be retried. The message
 * gives the cause and the remedy.
 */
public final class NotStoredException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NotStoredException(String message) {
    super(message);
  }

  NotStoredException(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.arbiterchess.server.store;

/**
 * A write failed and has left nothing behind; it may be retried. The message gives the cause and
 * the remedy.
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

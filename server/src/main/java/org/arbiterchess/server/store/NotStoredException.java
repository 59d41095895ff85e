package org.arbiterchess.server.store;

/**
 * Something is not on the disk and never will be; it may be tried again. The message says what is
 * wrong and what to do.
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

package org.arbiterchess.server.store;

/**
 * Something is not on the disk and never will be; it may be tried again. The message says what is
 * wrong and what to do.
 */
public final class NotStored extends RuntimeException {

  private static final long serialVersionUID = 1;

  NotStored(String message) {
    super(message);
  }

  NotStored(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.arbiterchess.server.store;

/** What is on the disk could not be read. The message says what is wrong and what to do. */
public final class StoreReadException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoreReadException(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.arbiterchess.server.store;

/** Thrown when a read failed. The message gives the cause and the remedy. */
public final class StoreReadException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoreReadException(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.arbiterchess.server.store;

/** Thrown when a read fails. */
public final class StoreReadException extends StoreException {

  private static final long serialVersionUID = 1;

  StoreReadException(StoreMessage text, Throwable cause) {
    super(text, cause);
  }
}

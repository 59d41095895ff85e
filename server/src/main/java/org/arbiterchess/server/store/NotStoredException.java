package org.arbiterchess.server.store;

/** Thrown when a write fails without changing anything and can therefore be retried. */
public final class NotStoredException extends StoreException {

  private static final long serialVersionUID = 1;

  NotStoredException(StoreMessage text, Throwable cause) {
    super(text, cause);
  }
}

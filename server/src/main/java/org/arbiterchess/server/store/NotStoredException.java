package org.arbiterchess.server.store;

import org.arbiterchess.language.Said;

/** Thrown when a write fails without changing anything and can therefore be retried. */
public final class NotStoredException extends StoreException {

  private static final long serialVersionUID = 1;

  NotStoredException(Said text, Throwable cause) {
    super(text, cause);
  }
}

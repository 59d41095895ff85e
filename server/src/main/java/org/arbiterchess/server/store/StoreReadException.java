package org.arbiterchess.server.store;

import org.arbiterchess.language.Said;

/** Thrown when a read fails. */
public final class StoreReadException extends StoreException {

  private static final long serialVersionUID = 1;

  StoreReadException(Said text, Throwable cause) {
    super(text, cause);
  }
}

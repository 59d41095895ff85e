package org.arbiterchess.server.store;

import org.arbiterchess.language.Said;

/** Thrown when a store cannot be opened. The message also names the location. */
public final class StoreOpenException extends StoreException {

  private static final long serialVersionUID = 1;

  StoreOpenException(Said text, Throwable cause) {
    super(text, cause);
  }
}

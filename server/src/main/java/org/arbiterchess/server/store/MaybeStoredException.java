package org.arbiterchess.server.store;

import org.arbiterchess.language.Said;

/**
 * Thrown when a commit failed and its outcome is unknown, because the connection was lost or the
 * disk could not be synced. Loading the game later shows whether the write succeeded.
 */
public final class MaybeStoredException extends StoreException {

  private static final long serialVersionUID = 1;

  MaybeStoredException(Said text, Throwable cause) {
    super(text, cause);
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * A database error, explained for the operator.
 *
 * @param text the text with the outcome, the cause and the location
 * @param isTransient whether a retry on another connection may succeed
 * @param isRolledBack whether a commit that failed in this way has certainly stored nothing
 */
record StoreFailure(
    ServerText text, Enum<?> cause, Problem problem, boolean isTransient, boolean isRolledBack) {

  NotStoredException notStored(SQLException failure) {
    return new NotStoredException(Said.of(text, "notStored", cause, ""), failure);
  }

  MaybeStoredException maybeStored(Exception failure) {
    return new MaybeStoredException(Said.of(text, "maybeStored", cause, ""), failure);
  }

  StoreReadException notRead(SQLException failure) {
    return new StoreReadException(Said.of(text, "notRead", cause, ""), failure);
  }

  StoreReadException notBackedUp(SQLException failure) {
    return new StoreReadException(Said.of(text, "notBackedUp", cause, ""), failure);
  }

  StoreOpenException notOpened(Object location, SQLException failure) {
    return new StoreOpenException(problem, Said.of(text, "notOpened", cause, location), failure);
  }
}

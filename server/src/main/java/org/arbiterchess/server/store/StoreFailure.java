package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * A database error, explained for the operator.
 *
 * @param cause what is wrong and how to repair it
 * @param isTransient whether a retry on another connection may succeed
 * @param isRolledBack whether a commit that failed in this way has certainly stored nothing
 */
record StoreFailure(Said cause, Problem problem, boolean isTransient, boolean isRolledBack) {

  NotStoredException notStored(SQLException failure) {
    return new NotStoredException(Said.of(ServerText.NOT_STORED_BECAUSE, cause), failure);
  }

  MaybeStoredException maybeStored(Exception failure) {
    return new MaybeStoredException(Said.of(ServerText.MAYBE_STORED_BECAUSE, cause), failure);
  }

  StoreReadException notRead(SQLException failure) {
    return new StoreReadException(Said.of(ServerText.NOT_READ_BECAUSE, cause), failure);
  }

  StoreReadException notBackedUp(SQLException failure) {
    return new StoreReadException(Said.of(ServerText.NOT_BACKED_UP_BECAUSE, cause), failure);
  }

  StoreOpenException notOpened(Object location, SQLException failure) {
    return new StoreOpenException(
        problem, Said.of(ServerText.NOT_OPENED_BECAUSE, location, cause), failure);
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * A database error, explained for the operator.
 *
 * @param isTransient whether a retry on another connection may succeed
 * @param isRolledBack whether a commit that failed in this way has certainly stored nothing
 */
record StoreFailure(
    StoreMessageKey description,
    StoreMessageKey remedy,
    Problem problem,
    boolean isTransient,
    boolean isRolledBack) {

  NotStoredException notStored(SQLException failure) {
    return new NotStoredException(text(StoreMessageKey.NOT_STORED), failure);
  }

  MaybeStoredException maybeStored(Exception failure) {
    return new MaybeStoredException(text(StoreMessageKey.MAYBE_STORED), failure);
  }

  StoreReadException notRead(SQLException failure) {
    return new StoreReadException(text(StoreMessageKey.NOT_READ), failure);
  }

  StoreReadException notBackedUp(SQLException failure) {
    return new StoreReadException(text(StoreMessageKey.NOT_BACKED_UP), failure);
  }

  private StoreMessage text(StoreMessageKey sentence) {
    return StoreMessage.of(sentence, StoreMessage.of(description), StoreMessage.of(remedy));
  }

  StoreOpenException notOpened(StoreMessage location, SQLException failure) {
    return new StoreOpenException(
        problem,
        StoreMessage.of(
            StoreMessageKey.NOT_OPENED,
            location,
            StoreMessage.of(description),
            StoreMessage.of(remedy)),
        failure);
  }
}

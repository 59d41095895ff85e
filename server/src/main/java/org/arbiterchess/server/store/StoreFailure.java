package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * A database error, explained for the operator.
 *
 * @param isTransient whether a retry on another connection may succeed
 */
record StoreFailure(
    StoreTextKey description, StoreTextKey remedy, Problem problem, boolean isTransient) {

  NotStoredException notStored(SQLException failure) {
    return new NotStoredException(text(StoreTextKey.NOT_STORED), failure);
  }

  MaybeStoredException maybeStored(SQLException failure) {
    return new MaybeStoredException(text(StoreTextKey.MAYBE_STORED), failure);
  }

  StoreReadException notRead(SQLException failure) {
    return new StoreReadException(text(StoreTextKey.NOT_READ), failure);
  }

  private StoreText text(StoreTextKey sentence) {
    return StoreText.of(sentence, StoreText.of(description), StoreText.of(remedy));
  }

  StoreOpenException notOpened(StoreText location, SQLException failure) {
    return new StoreOpenException(
        problem,
        StoreText.of(
            StoreTextKey.NOT_OPENED, location, StoreText.of(description), StoreText.of(remedy)),
        failure);
  }
}

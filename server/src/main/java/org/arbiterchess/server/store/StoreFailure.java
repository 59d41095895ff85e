package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * A database error, explained for the operator.
 *
 * @param description a clause that follows a colon
 * @param remedy a sentence without the full stop
 * @param isTransient whether a retry on another connection may succeed
 */
record StoreFailure(String description, String remedy, Problem problem, boolean isTransient) {

  NotStoredException notStored(SQLException failure) {
    return new NotStoredException(
        "Nothing was stored: " + description + ". " + remedy + "; no restart is needed.", failure);
  }

  MaybeStoredException maybeStored(SQLException failure) {
    return new MaybeStoredException(
        "It is unknown whether this was stored: " + description + ". " + remedy + ".", failure);
  }

  StoreReadException notRead(SQLException failure) {
    return new StoreReadException(
        "Games could not be read: " + description + ". " + remedy + ".", failure);
  }

  StoreOpenException notOpened(String location, SQLException failure) {
    return new StoreOpenException(
        problem,
        location,
        "Cannot store games in {location}: " + description + ". " + remedy + ".",
        failure);
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/**
 * What a failure of a database means to whoever runs the server.
 *
 * @param what begins in the middle of a sentence
 * @param remedy a sentence without its full stop
 * @param passes whether the same may succeed by another connection, a moment later
 */
record StoreFailure(String what, String remedy, Problem problem, boolean passes) {

  NotStoredException notStored(SQLException failure) {
    return new NotStoredException(
        "Nothing was stored: " + what + ". " + remedy + "; it goes on by itself then.", failure);
  }

  MaybeStoredException perhapsStored(SQLException failure) {
    return new MaybeStoredException(
        "It is not known whether this was stored: " + what + ". " + remedy + ".", failure);
  }

  StoreReadException cannotRead(SQLException failure) {
    return new StoreReadException("Nothing was read: " + what + ". " + remedy + ".", failure);
  }

  StoreOpenException cannotOpen(String place, SQLException failure) {
    return new StoreOpenException(
        problem, place, "Games cannot be kept in {place}: " + what + ". " + remedy + ".", failure);
  }
}

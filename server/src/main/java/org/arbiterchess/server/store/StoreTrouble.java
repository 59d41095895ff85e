package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.CannotOpenStore.Obstacle;

/**
 * What a failure of a database means to whoever runs the server.
 *
 * @param what begins in the middle of a sentence
 * @param remedy a sentence without its full stop
 * @param passes whether the same may succeed by another connection, a moment later
 */
record StoreTrouble(String what, String remedy, Obstacle obstacle, boolean passes) {

  NotStored notStored(SQLException failure) {
    return new NotStored(
        "Nothing was stored: " + what + ". " + remedy + "; it goes on by itself then.", failure);
  }

  PerhapsStored perhapsStored(SQLException failure) {
    return new PerhapsStored(
        "It is not known whether this was stored: " + what + ". " + remedy + ".", failure);
  }

  CannotRead cannotRead(SQLException failure) {
    return new CannotRead("Nothing was read: " + what + ". " + remedy + ".", failure);
  }

  CannotOpenStore cannotOpen(String place, SQLException failure) {
    return new CannotOpenStore(
        obstacle, place, "Games cannot be kept in {place}: " + what + ". " + remedy + ".", failure);
  }
}

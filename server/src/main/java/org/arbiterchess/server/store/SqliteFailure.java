package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.sqlite.SQLiteErrorCode;

/** Explains SQLite's errors to the operator. */
enum SqliteFailure {
  FULL("the disk is full", "Free some space", Problem.NOT_WRITABLE),
  READ_ONLY("the games' file may not be written", "Allow it to be written", Problem.NOT_WRITABLE),
  BUSY(
      "another program holds the games' file",
      "Close whatever has arbiter.db open",
      Problem.IN_USE),
  DAMAGED(
      "the games' file arbiter.db is damaged or no such file",
      "Put a copy of it from before in its place, or move it away to begin with an empty one",
      Problem.DAMAGED),
  UNKNOWN("the disk does not do what it is asked to", "Have a look at it", Problem.NOT_WRITABLE);

  private final String description;
  private final String remedy;
  private final Problem problem;

  SqliteFailure(String description, String remedy, Problem problem) {
    this.description = description;
    this.remedy = remedy;
    this.problem = problem;
  }

  /** The lowest byte of a result code is its category. */
  static StoreFailure of(SQLException failure) {
    SqliteFailure kind = kind(failure);
    return new StoreFailure(kind.description, kind.remedy, kind.problem, false);
  }

  private static SqliteFailure kind(SQLException failure) {
    int primary = failure.getErrorCode() & 0xff;
    if (primary == SQLiteErrorCode.SQLITE_FULL.code) {
      return FULL;
    }
    if (primary == SQLiteErrorCode.SQLITE_READONLY.code
        || primary == SQLiteErrorCode.SQLITE_PERM.code
        || primary == SQLiteErrorCode.SQLITE_CANTOPEN.code) {
      return READ_ONLY;
    }
    if (primary == SQLiteErrorCode.SQLITE_BUSY.code
        || primary == SQLiteErrorCode.SQLITE_LOCKED.code) {
      return BUSY;
    }
    if (primary == SQLiteErrorCode.SQLITE_CORRUPT.code
        || primary == SQLiteErrorCode.SQLITE_NOTADB.code) {
      return DAMAGED;
    }
    return UNKNOWN;
  }
}

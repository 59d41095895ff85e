package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.sqlite.SQLiteErrorCode;

/** Translates SQLite's errors into messages for the operator. */
enum SqliteFailure {
  FULL("the disk is full", "Free some space", Problem.NOT_WRITABLE),
  READ_ONLY("the database file is read-only", "Make it writable", Problem.NOT_WRITABLE),
  BUSY(
      "another program has locked the database file",
      "Close the program that has arbiter.db open",
      Problem.IN_USE),
  DAMAGED(
      "the database file arbiter.db is damaged or not a database",
      "Restore it from a backup, or move it away to start with an empty one",
      Problem.DAMAGED),
  UNKNOWN("the disk reports an error", "Check the disk", Problem.NOT_WRITABLE);

  private final String description;
  private final String remedy;
  private final Problem problem;

  SqliteFailure(String description, String remedy, Problem problem) {
    this.description = description;
    this.remedy = remedy;
    this.problem = problem;
  }

  /** Classifies an error by the lowest byte of its result code, which is the category. */
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

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.sqlite.SQLiteErrorCode;

/** Translates SQLite's errors into messages for the operator. */
enum SqliteFailure {
  FULL(StoreTextKey.DISK_FULL, StoreTextKey.FREE_SPACE, Problem.NOT_WRITABLE),
  READ_ONLY(StoreTextKey.FILE_READ_ONLY, StoreTextKey.MAKE_FILE_WRITABLE, Problem.NOT_WRITABLE),
  BUSY(StoreTextKey.FILE_LOCKED, StoreTextKey.CLOSE_PROGRAM, Problem.IN_USE),
  DAMAGED(StoreTextKey.FILE_DAMAGED, StoreTextKey.RESTORE_FILE, Problem.DAMAGED),
  UNKNOWN(StoreTextKey.DISK_ERROR, StoreTextKey.CHECK_DISK, Problem.NOT_WRITABLE);

  private final StoreTextKey description;
  private final StoreTextKey remedy;
  private final Problem problem;

  SqliteFailure(StoreTextKey description, StoreTextKey remedy, Problem problem) {
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

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates SQLite's errors into messages for the operator. */
enum SqliteFailure {
  FULL(StoreMessageKey.DISK_FULL, StoreMessageKey.FREE_SPACE, Problem.NOT_WRITABLE),
  READ_ONLY(
      StoreMessageKey.FILE_READ_ONLY, StoreMessageKey.MAKE_FILE_WRITABLE, Problem.NOT_WRITABLE),
  BUSY(StoreMessageKey.FILE_LOCKED, StoreMessageKey.CLOSE_PROGRAM, Problem.IN_USE),
  DAMAGED(StoreMessageKey.FILE_DAMAGED, StoreMessageKey.RESTORE_FILE, Problem.DAMAGED),
  UNKNOWN(StoreMessageKey.DISK_ERROR, StoreMessageKey.CHECK_DISK, Problem.NOT_WRITABLE);

  private final StoreMessageKey description;
  private final StoreMessageKey remedy;
  private final Problem problem;

  SqliteFailure(StoreMessageKey description, StoreMessageKey remedy, Problem problem) {
    this.description = description;
    this.remedy = remedy;
    this.problem = problem;
  }

  /** Classifies an error by the lowest byte of its result code, which gives its category. */
  static StoreFailure of(SQLException failure) {
    SqliteFailure kind = kind(failure);
    return new StoreFailure(
        kind.description, kind.remedy, kind.problem, false, isRolledBack(failure, kind));
  }

  /**
   * A commit that could not write everything has stored nothing, because the last thing it writes
   * is the mark that makes it valid. After any other failure, such as that of a sync, the mark may
   * be on the disk.
   */
  private static boolean isRolledBack(SQLException failure, SqliteFailure kind) {
    return kind == FULL
        || kind == READ_ONLY
        || kind == BUSY
        || (failure instanceof SQLiteException sqlite
            && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_WRITE);
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

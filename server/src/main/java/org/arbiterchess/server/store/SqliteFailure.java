package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates SQLite's errors into messages for the operator. */
enum SqliteFailure {
  FULL(Problem.NOT_WRITABLE),
  READ_ONLY(Problem.NOT_WRITABLE),
  BUSY(Problem.IN_USE),
  DAMAGED(Problem.DAMAGED),
  UNKNOWN(Problem.NOT_WRITABLE);

  private final Problem problem;

  SqliteFailure(Problem problem) {
    this.problem = problem;
  }

  /** Classifies an error by the lowest byte of its result code, which gives its category. */
  static StoreFailure of(SQLException failure) {
    SqliteFailure kind = kind(failure);
    return new StoreFailure(
        Said.of(ServerText.SQLITE_CAUSE, kind), kind.problem, false, isRolledBack(failure, kind));
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
    return switch (SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff)) {
      case SQLITE_FULL -> FULL;
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN -> READ_ONLY;
      case SQLITE_BUSY, SQLITE_LOCKED -> BUSY;
      case SQLITE_CORRUPT, SQLITE_NOTADB -> DAMAGED;
      default -> UNKNOWN;
    };
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates SQLite's errors into messages for the operator. */
final class SqliteFailure {

  private SqliteFailure() {}

  /**
   * Classifies an error by the lowest byte of its result code, which gives its category.
   *
   * <p>A commit that could not write everything has stored nothing, because the last thing it
   * writes is the mark that makes it valid. After any other failure, such as that of a sync, the
   * mark may be on the disk.
   */
  static StoreFailure of(SQLException failure) {
    return switch (SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff)) {
      case SQLITE_FULL -> failure("FULL", Problem.NOT_WRITABLE, true);
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN ->
          failure("READ_ONLY", Problem.NOT_WRITABLE, true);
      case SQLITE_BUSY, SQLITE_LOCKED -> failure("BUSY", Problem.IN_USE, true);
      case SQLITE_CORRUPT, SQLITE_NOTADB -> failure("DAMAGED", Problem.DAMAGED, false);
      default -> failure("UNKNOWN", Problem.NOT_WRITABLE, isFailedWrite(failure));
    };
  }

  private static boolean isFailedWrite(SQLException failure) {
    return failure instanceof SQLiteException sqlite
        && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_WRITE;
  }

  private static StoreFailure failure(String cause, Problem problem, boolean isRolledBack) {
    return new StoreFailure(Said.of(ServerText.SQLITE_CAUSE, cause), problem, false, isRolledBack);
  }
}

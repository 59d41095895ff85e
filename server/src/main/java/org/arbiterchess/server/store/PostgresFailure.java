package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/** Translates PostgreSQL's errors into messages for the operator. */
enum PostgresFailure {
  UNREACHABLE(StoreTextKey.UNREACHABLE, StoreTextKey.START_DATABASE, Problem.UNREACHABLE, true),
  BUSY(StoreTextKey.ROWS_LOCKED, StoreTextKey.TRY_AGAIN, Problem.IN_USE, true),
  ACCESS_DENIED(
      StoreTextKey.CREDENTIALS_REJECTED,
      StoreTextKey.GIVE_CREDENTIALS,
      Problem.ACCESS_DENIED,
      false),
  NO_DATABASE(
      StoreTextKey.NO_SUCH_DATABASE, StoreTextKey.CREATE_DATABASE, Problem.ACCESS_DENIED, false),
  FULL(StoreTextKey.DATABASE_FULL, StoreTextKey.FREE_SPACE, Problem.NOT_WRITABLE, false),
  READ_ONLY(
      StoreTextKey.DATABASE_READ_ONLY,
      StoreTextKey.USE_WRITABLE_DATABASE,
      Problem.NOT_WRITABLE,
      false),
  DAMAGED(StoreTextKey.TABLES_DAMAGED, StoreTextKey.RESTORE_TABLES, Problem.DAMAGED, false),
  UNKNOWN(StoreTextKey.DATABASE_ERROR, StoreTextKey.CHECK_DATABASE, Problem.NOT_WRITABLE, false);

  private final StoreTextKey description;
  private final StoreTextKey remedy;
  private final Problem problem;
  private final boolean isTransient;

  PostgresFailure(
      StoreTextKey description, StoreTextKey remedy, Problem problem, boolean isTransient) {
    this.description = description;
    this.remedy = remedy;
    this.problem = problem;
    this.isTransient = isTransient;
  }

  static StoreFailure of(SQLException failure) {
    PostgresFailure kind = kind(String.valueOf(failure.getSQLState()));
    return new StoreFailure(kind.description, kind.remedy, kind.problem, kind.isTransient);
  }

  private static PostgresFailure kind(String code) {
    return switch (code) {
      case "53300", "57P01", "57P02", "57P03", "57P05" -> UNREACHABLE;
      case "55P03" -> BUSY;
      case "3D000" -> NO_DATABASE;
      case "25006", "42501" -> READ_ONLY;
      case "42P01", "42703" -> DAMAGED;
      default -> byClass(code);
    };
  }

  /** Classifies an error by the first two characters of its code, which are the error class. */
  private static PostgresFailure byClass(String code) {
    return switch (code.length() < 2 ? "" : code.substring(0, 2)) {
      case "08" -> UNREACHABLE;
      case "40" -> BUSY;
      case "28" -> ACCESS_DENIED;
      case "53" -> FULL;
      case "XX" -> DAMAGED;
      default -> UNKNOWN;
    };
  }
}

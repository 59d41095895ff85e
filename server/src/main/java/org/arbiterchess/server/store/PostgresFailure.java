package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/** Translates PostgreSQL's errors into messages for the operator. */
enum PostgresFailure {
  UNREACHABLE(
      StoreMessageKey.UNREACHABLE, StoreMessageKey.START_DATABASE, Problem.UNREACHABLE, true),
  BUSY(StoreMessageKey.ROWS_LOCKED, StoreMessageKey.TRY_AGAIN, Problem.IN_USE, true),
  ACCESS_DENIED(
      StoreMessageKey.CREDENTIALS_REJECTED,
      StoreMessageKey.GIVE_CREDENTIALS,
      Problem.ACCESS_DENIED,
      false),
  NO_DATABASE(
      StoreMessageKey.NO_SUCH_DATABASE,
      StoreMessageKey.CREATE_DATABASE,
      Problem.ACCESS_DENIED,
      false),
  FULL(StoreMessageKey.DATABASE_FULL, StoreMessageKey.FREE_SPACE, Problem.NOT_WRITABLE, false),
  READ_ONLY(
      StoreMessageKey.DATABASE_READ_ONLY,
      StoreMessageKey.USE_WRITABLE_DATABASE,
      Problem.NOT_WRITABLE,
      false),
  DAMAGED(StoreMessageKey.TABLES_DAMAGED, StoreMessageKey.RESTORE_TABLES, Problem.DAMAGED, false),
  UNKNOWN(
      StoreMessageKey.DATABASE_ERROR, StoreMessageKey.CHECK_DATABASE, Problem.NOT_WRITABLE, false);

  private final StoreMessageKey description;
  private final StoreMessageKey remedy;
  private final Problem problem;
  private final boolean isTransient;

  PostgresFailure(
      StoreMessageKey description, StoreMessageKey remedy, Problem problem, boolean isTransient) {
    this.description = description;
    this.remedy = remedy;
    this.problem = problem;
    this.isTransient = isTransient;
  }

  static StoreFailure of(SQLException failure) {
    PostgresFailure kind = kind(String.valueOf(failure.getSQLState()));
    return new StoreFailure(kind.description, kind.remedy, kind.problem, kind.isTransient, false);
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

  /** Classifies an error by the first two characters of its code, which give its class. */
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

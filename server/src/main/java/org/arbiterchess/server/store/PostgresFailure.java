package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/** Translates PostgreSQL's errors into messages for the operator. */
enum PostgresFailure {
  UNREACHABLE(Problem.UNREACHABLE, true),
  BUSY(Problem.IN_USE, true),
  ACCESS_DENIED(Problem.ACCESS_DENIED, false),
  NO_DATABASE(Problem.ACCESS_DENIED, false),
  FULL(Problem.NOT_WRITABLE, false),
  READ_ONLY(Problem.NOT_WRITABLE, false),
  DAMAGED(Problem.DAMAGED, false),
  UNKNOWN(Problem.NOT_WRITABLE, false);

  private final Problem problem;
  private final boolean isTransient;

  PostgresFailure(Problem problem, boolean isTransient) {
    this.problem = problem;
    this.isTransient = isTransient;
  }

  static StoreFailure of(SQLException failure) {
    PostgresFailure kind = kind(String.valueOf(failure.getSQLState()));
    return new StoreFailure(
        Said.of(ServerText.POSTGRES_CAUSE, kind), kind.problem, kind.isTransient, false);
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

package org.arbiterchess.server.store;

import java.sql.SQLException;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/** Translates PostgreSQL's errors into messages for the operator. */
enum PostgresFailure {
  UNREACHABLE(
      "the database is not responding",
      "Start it, or check the network",
      Problem.UNREACHABLE,
      true),
  BUSY("other connections have locked the rows", "Try again in a moment", Problem.IN_USE, true),
  ACCESS_DENIED(
      "the database rejects the user, the password or connections from this machine",
      "Give the credentials in the URL (?user=…&password=…) or in PGUSER and PGPASSWORD, and check"
          + " pg_hba.conf",
      Problem.ACCESS_DENIED,
      false),
  NO_DATABASE("there is no database with that name", "Create it", Problem.ACCESS_DENIED, false),
  FULL("the database is out of disk space", "Free some space", Problem.NOT_WRITABLE, false),
  READ_ONLY(
      "the database is read-only",
      "Use a writable one, or make this one writable",
      Problem.NOT_WRITABLE,
      false),
  DAMAGED(
      "the game tables are missing or damaged",
      "Restore them from a backup",
      Problem.DAMAGED,
      false),
  UNKNOWN("the database reports an error", "Check the database", Problem.NOT_WRITABLE, false);

  private final String description;
  private final String remedy;
  private final Problem problem;
  private final boolean isTransient;

  PostgresFailure(String description, String remedy, Problem problem, boolean isTransient) {
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

package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;

/** Translates PostgreSQL's errors into messages for the operator. */
enum PostgresFailure {
  UNREACHABLE(Problem.UNREACHABLE, true, "08", "53300", "57P01", "57P02", "57P03", "57P05"),
  BUSY(Problem.IN_USE, true, "40", "55P03"),
  ACCESS_DENIED(Problem.ACCESS_DENIED, false, "28"),
  NO_DATABASE(Problem.ACCESS_DENIED, false, "3D000"),
  FULL(Problem.NOT_WRITABLE, false, "53"),
  READ_ONLY(Problem.NOT_WRITABLE, false, "25006", "42501"),
  DAMAGED(Problem.DAMAGED, false, "XX", "42P01", "42703"),
  UNKNOWN(Problem.NOT_WRITABLE, false);

  private final Problem problem;
  private final boolean isTransient;

  /** The codes of errors, and the first two characters of codes, which give their class. */
  private final List<String> codes;

  PostgresFailure(Problem problem, boolean isTransient, String... codes) {
    this.problem = problem;
    this.isTransient = isTransient;
    this.codes = List.of(codes);
  }

  static StoreFailure of(SQLException failure) {
    String code = String.valueOf(failure.getSQLState());
    PostgresFailure kind =
        Stream.of(code, code.substring(0, Math.min(2, code.length())))
            .flatMap(part -> Stream.of(values()).filter(each -> each.codes.contains(part)))
            .findFirst()
            .orElse(UNKNOWN);
    return new StoreFailure(
        Said.of(ServerText.POSTGRES_CAUSE, kind), kind.problem, kind.isTransient, false);
  }
}

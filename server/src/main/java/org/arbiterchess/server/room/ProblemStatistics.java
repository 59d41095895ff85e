package org.arbiterchess.server.room;

import java.util.Map;
import java.util.Optional;

/**
 * The problems since the server started. Contains no data about players.
 *
 * @param lastProblem the latest problem, if any
 * @param refusals the number of refused requests for each reason, keyed by its public name
 */
public record ProblemStatistics(Optional<Problem> lastProblem, Map<String, Long> refusals) {

  public static final ProblemStatistics NONE = new ProblemStatistics(Optional.empty(), Map.of());

  public ProblemStatistics {
    refusals = Map.copyOf(refusals);
  }

  /** Kinds of problems that an operator should know about. */
  public enum Kind {
    NOT_STORED,
    MESSAGES_LOST,
    FROZEN,
    LATE_FLAG,
    PROGRAM_ERROR,
    LIBRARY_WARNING
  }

  /**
   * A problem and when it occurred.
   *
   * @param at milliseconds since 1970
   */
  public record Problem(Kind kind, long at) {}
}

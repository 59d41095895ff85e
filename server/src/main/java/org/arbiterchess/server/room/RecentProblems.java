package org.arbiterchess.server.room;

import java.util.Map;
import java.util.Optional;

/**
 * What went wrong at a server since it started, without anything about players.
 *
 * @param lastProblem the last problem, if there was one
 * @param refusals how many requests were refused, by the public name of the reason
 */
public record RecentProblems(Optional<Problem> lastProblem, Map<String, Long> refusals) {

  public static final RecentProblems NONE = new RecentProblems(Optional.empty(), Map.of());

  public RecentProblems {
    refusals = Map.copyOf(refusals);
  }

  /** The kinds of problems that an operator should know of. */
  public enum Kind {
    NOT_STORED,
    DATABASE_LOST,
    REDIS_LOST,
    LATE_FLAG,
    PROGRAM_ERROR,
    LIBRARY_WARNING
  }

  /**
   * A problem.
   *
   * @param at milliseconds since 1970
   */
  public record Problem(Kind kind, long at) {}
}

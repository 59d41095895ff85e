package org.arbiterchess.cases;

import org.arbiterchess.chess.ArbiterException;

/** Thrown if a question cannot be answered because something in it is missing or wrong. */
public final class UnansweredQuestionException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final transient CaseProblem problem;

  /** Creates an exception for the problem with the question. */
  public UnansweredQuestionException(CaseProblem problem) {
    super(problem.key() + ": " + problem.text());
    this.problem = problem;
  }

  /** The problem with the question. It is lost if the exception is serialized. */
  public CaseProblem problem() {
    return problem;
  }
}

package org.arbiterchess.officiating.cases;

import org.arbiterchess.chess.ArbiterException;

/** Thrown if a question cannot be answered because something in it is missing or wrong. */
public final class UnansweredQuestionException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final transient CaseReply.Problem problem;

  /** Creates an exception for the problem with the question. */
  public UnansweredQuestionException(CaseReply.Problem problem) {
    super(problem.key() + ": " + problem.text());
    this.problem = problem;
  }

  /** The problem with the question. It is lost if the exception is serialized. */
  public CaseReply.Problem problem() {
    return problem;
  }
}

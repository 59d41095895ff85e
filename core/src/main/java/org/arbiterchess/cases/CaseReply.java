package org.arbiterchess.cases;

import java.util.Optional;

/** The reply to a {@link Question}: either an answer or a problem with the question. */
public sealed interface CaseReply permits Answer, CaseProblem {

  /** Whether the question is answered. */
  default boolean isAnswer() {
    return this instanceof Answer;
  }

  /** The answer, if there is one. */
  default Optional<Answer> answer() {
    return this instanceof Answer answer ? Optional.of(answer) : Optional.empty();
  }

  /** The problem with the question, if there is one. */
  default Optional<CaseProblem> caseProblem() {
    return this instanceof CaseProblem problem ? Optional.of(problem) : Optional.empty();
  }

  /** The answer, if there is one. */
  default Optional<Answer> toOptional() {
    return answer();
  }

  /**
   * Returns the answer.
   *
   * @throws UnansweredQuestionException if something in the question is missing or wrong
   */
  default Answer orElseThrow() {
    if (this instanceof CaseProblem problem) {
      throw new UnansweredQuestionException(problem);
    }
    return (Answer) this;
  }
}

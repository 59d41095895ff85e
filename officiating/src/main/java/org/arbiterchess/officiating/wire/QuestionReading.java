package org.arbiterchess.officiating.wire;

import org.arbiterchess.officiating.cases.CaseReply;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.UnansweredQuestionException;

/** The result of reading a question. */
public sealed interface QuestionReading {

  /** The question was read successfully. */
  record Read(Question question) implements QuestionReading {}

  /** The question could not be read; {@code problem} is the first problem found. */
  record Unreadable(CaseReply.Problem problem) implements QuestionReading {}

  /**
   * Returns the question.
   *
   * @throws UnansweredQuestionException if it could not be read
   */
  default Question orElseThrow() {
    if (this instanceof Unreadable unreadable) {
      throw new UnansweredQuestionException(unreadable.problem());
    }
    return ((Read) this).question();
  }
}

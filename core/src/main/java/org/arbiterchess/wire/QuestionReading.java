package org.arbiterchess.wire;

import org.arbiterchess.cases.CaseProblem;
import org.arbiterchess.cases.Question;

/** The result of reading a question. */
public sealed interface QuestionReading {

  record Read(Question question) implements QuestionReading {}

  /** The first problem of a question that cannot be read. */
  record Unreadable(CaseProblem problem) implements QuestionReading {}
}

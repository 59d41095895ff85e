package org.arbiterchess.wire;

import java.util.Optional;
import org.arbiterchess.cases.CaseProblem;
import org.arbiterchess.cases.Question;
import org.arbiterchess.cases.UnansweredQuestionException;

/** The result of reading a question. */
public sealed interface QuestionReading {

  /** The question was read successfully. */
  record Read(Question question) implements QuestionReading {}

  /** The question could not be read; {@code problem} is the first problem found. */
  record Unreadable(CaseProblem problem) implements QuestionReading {}

  /** Whether the question could be read. */
  default boolean isRead() {
    return this instanceof Read;
  }

  /** This reading, if the question could be read; otherwise empty. */
  default Optional<Read> read() {
    return this instanceof Read read ? Optional.of(read) : Optional.empty();
  }

  /** This reading, if the question could not be read; otherwise empty. */
  default Optional<Unreadable> unreadable() {
    return this instanceof Unreadable unreadable ? Optional.of(unreadable) : Optional.empty();
  }

  /** The question, if it could be read. */
  default Optional<Question> toOptional() {
    return read().map(Read::question);
  }

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

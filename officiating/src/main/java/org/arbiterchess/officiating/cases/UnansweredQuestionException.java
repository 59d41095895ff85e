package org.arbiterchess.officiating.cases;

import org.arbiterchess.chess.ArbiterException;

/** Thrown if a question cannot be answered because something in it is missing or wrong. */
public final class UnansweredQuestionException extends ArbiterException {

  private static final long serialVersionUID = 1;

  /**
   * The reason why a question cannot be answered.
   *
   * @param key the part of the question that has the problem, such as {@code from}
   * @param isMissing whether the part is missing, in which case {@code text} asks for it
   * @param text a complete sentence for the person asking the question
   */
  public record Problem(String key, boolean isMissing, String text) {}

  private final transient Problem problem;

  public UnansweredQuestionException(String key, boolean isMissing, String text) {
    super(key + ": " + text);
    this.problem = new Problem(key, isMissing, text);
  }

  /** The problem with the question. It is lost if the exception is serialized. */
  public Problem problem() {
    return problem;
  }
}

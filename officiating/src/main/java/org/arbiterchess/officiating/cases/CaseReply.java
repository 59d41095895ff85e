package org.arbiterchess.officiating.cases;

import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.CasesText;

/** The reply to a {@link Question}: either an answer or a problem with the question. */
public sealed interface CaseReply permits Answer, CaseReply.Problem {

  /**
   * The reason why a question cannot be answered.
   *
   * @param key the part of the question that has the problem, such as {@code from}
   * @param isMissing whether the part is missing, in which case {@code text} asks for it
   * @param text a complete sentence for the person asking the question
   */
  record Problem(String key, boolean isMissing, String text) implements CaseReply {

    /** The problem of a question that cannot be asked without a fact. */
    public static Problem missing(String key, Texts texts) {
      return new Problem(key, true, texts.say(CasesText.KEY_MISSING, key));
    }
  }

  /**
   * Returns the answer.
   *
   * @throws UnansweredQuestionException if something in the question is missing or wrong
   */
  default Answer orElseThrow() {
    if (this instanceof Problem problem) {
      throw new UnansweredQuestionException(problem);
    }
    return (Answer) this;
  }

  /** Thrown if a question cannot be answered because something in it is missing or wrong. */
  final class UnansweredQuestionException extends ArbiterException {

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
}

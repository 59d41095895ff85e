package org.arbiterchess.notation;

import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.rules.LegalityExplanation;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SetupProblem;

/** Rulings in words: why a move is refused, or why it is allowed. */
public final class Explanation {

  private Explanation() {}

  /** Why an attempt is refused, in English. */
  public static Sentence of(Ruling.Illegal ruling) {
    return of(ruling, Phrasebook.english());
  }

  /** Why an attempt is refused, with the pieces and squares that prove it. */
  public static Sentence of(Ruling.Illegal ruling, Phrasebook phrasebook) {
    return phrasebook.sentence(ruling);
  }

  /** What is wrong with a setup, and what is expected instead. */
  public static String of(SetupProblem problem, Phrasebook phrasebook) {
    Remark field = Remark.of(ProblemRemarks.field(problem.field().word()));
    Remark exactly = Remark.of(RemarkKey.WRONG_SETUP, field, problem.found(), problem.expected());
    return phrasebook.say(ProblemRemarks.simplified(problem.found()).orElse(exactly));
  }

  /** Why a move is allowed, in English. */
  public static Sentence of(LegalityExplanation explanation) {
    return of(explanation, Phrasebook.english());
  }

  /** Why a move is allowed. */
  public static Sentence of(LegalityExplanation explanation, Phrasebook phrasebook) {
    return phrasebook.why(explanation);
  }
}

package org.arbiterchess.notation;

import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.rules.LegalityExplanation;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SetupProblem;

/** The arbiter's answers in words: why not, and why that was allowed. */
public final class Explanation {

  private Explanation() {}

  /** Why not, in English. */
  public static String of(Ruling.Illegal ruling) {
    return of(ruling, Phrasebook.english());
  }

  /** Why not: one sentence that names the evidence and ends with the article. */
  public static String of(Ruling.Illegal ruling, Phrasebook phrasebook) {
    return phrasebook.sentence(ruling);
  }

  /** What keeps a setup from being played, and what would let it. */
  public static String of(SetupProblem problem, Phrasebook phrasebook) {
    Remark field = Remark.of(SentenceFormatter.field(problem.field().word()));
    Remark exactly = Remark.of(RemarkKey.WRONG_SETUP, field, problem.found(), problem.expected());
    return phrasebook.say(SentenceFormatter.plainly(problem.found()).orElse(exactly));
  }

  /** Why that was allowed, in English. */
  public static String of(LegalityExplanation allowance) {
    return of(allowance, Phrasebook.english());
  }

  /** Why that was allowed: one sentence that ends with the article. */
  public static String of(LegalityExplanation allowance, Phrasebook phrasebook) {
    return phrasebook.why(allowance);
  }
}

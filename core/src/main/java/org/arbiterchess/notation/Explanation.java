package org.arbiterchess.notation;

import org.arbiterchess.rules.Allowance;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.wording.Remark;
import org.arbiterchess.wording.Wording;

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
    Remark field = Remark.of(Words.field(problem.field().word()));
    Remark exactly = Remark.of(Wording.WRONG_SETUP, field, problem.found(), problem.expected());
    return phrasebook.say(Words.plainly(problem.found()).orElse(exactly));
  }

  /** Why that was allowed, in English. */
  public static String of(Allowance allowance) {
    return of(allowance, Phrasebook.english());
  }

  /** Why that was allowed: one sentence that ends with the article. */
  public static String of(Allowance allowance, Phrasebook phrasebook) {
    return phrasebook.why(allowance);
  }
}

package org.arbiterchess.notation;

import org.arbiterchess.rules.Allowance;
import org.arbiterchess.rules.Ruling;

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

  /** Why that was allowed, in English. */
  public static String of(Allowance allowance) {
    return of(allowance, Phrasebook.english());
  }

  /** Why that was allowed: one sentence that ends with the article. */
  public static String of(Allowance allowance, Phrasebook phrasebook) {
    return phrasebook.why(allowance);
  }
}

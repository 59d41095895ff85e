package org.arbiterchess.notation;

import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.RulingExplainer;

/** Explains rulings with the English texts. */
public final class EnglishRulingExplainer implements RulingExplainer {

  /** Creates the service. */
  public EnglishRulingExplainer() {}

  @Override
  public String explain(Ruling.Illegal ruling) {
    return Explanation.of(ruling).cited();
  }
}

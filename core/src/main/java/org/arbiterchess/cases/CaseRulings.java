package org.arbiterchess.cases;

import org.arbiterchess.language.Texts;

/**
 * Answers questions about incidents at the board. The same question always gets the same answer.
 */
public final class CaseRulings {

  private CaseRulings() {}

  /** Answers a question in the language of the texts. */
  public static CaseReply answer(Question question, Texts texts) {
    if (question instanceof Question.Flag flag) {
      return new MatingChanceRuling(texts).of(flag);
    }
    if (question instanceof Question.Resigned resigned) {
      return new MatingChanceRuling(texts).of(resigned);
    }
    if (question instanceof Question.DeadPosition dead) {
      return new MatingChanceRuling(texts).of(dead);
    }
    if (question instanceof Question.IllegalMove move) {
      return new IllegalMoveRuling(move, texts).answer();
    }
    if (question instanceof Question.Touched touched) {
      return new TouchRuling(touched, texts).answer();
    }
    if (question instanceof Question.Pressed pressed) {
      return new PressRuling(pressed, texts).answer();
    }
    if (question instanceof Question.Claim claim) {
      return new ClaimRuling(claim, texts).answer();
    }
    return ProcedureRulings.answer(question, texts);
  }
}

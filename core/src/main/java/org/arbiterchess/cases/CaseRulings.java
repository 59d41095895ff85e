package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.notation.Phrasebook;

/**
 * Answers questions about incidents at the board. The same question always gets the same answer.
 */
public final class CaseRulings {

  private CaseRulings() {}

  /** Answers a question in the phrasebook's language. */
  public static CaseReply answer(Question question, Phrasebook book) {
    requireNonNull(question, "question");
    requireNonNull(book, "book");
    if (question instanceof Question.Flag flag) {
      return new MatingChanceRuling(book).of(flag);
    }
    if (question instanceof Question.Resigned resigned) {
      return new MatingChanceRuling(book).of(resigned);
    }
    if (question instanceof Question.DeadPosition dead) {
      return new MatingChanceRuling(book).of(dead);
    }
    if (question instanceof Question.IllegalMove move) {
      return new IllegalMoveRuling(move, book).answer();
    }
    if (question instanceof Question.Touched touched) {
      return new TouchRuling(touched, book).answer();
    }
    if (question instanceof Question.Pressed pressed) {
      return new PressRuling(pressed, book).answer();
    }
    if (question instanceof Question.Claim claim) {
      return new ClaimRuling(claim, book).answer();
    }
    return ProcedureRulings.answer(question, book);
  }
}

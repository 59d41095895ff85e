package org.arbiterchess.cases;

import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.Phrasebook;

/** Rules on a clock that was set wrongly (6.10.2, A.5.1.1). */
record WronglySetClockRuling(Question.WrongClock question, Phrasebook book) {

  private static final int MOVES_UNTIL_TOO_LATE = 10;

  CaseReply answer() {
    if (question.conditions().pace().isEmpty()) {
      return CaseProblem.unusable("control", book, CasesText.ONLY_WITH_CLOCK);
    }
    AnswerBuilder answer = new AnswerBuilder(book);
    if (!answer.isUnsupervised(question.conditions())) {
      return setRight(answer).build();
    }
    if (question.completed().isEmpty()) {
      return CaseProblem.missing("completed", book, CasesText.HOW_MANY_MOVES);
    }
    if (question.completed().getAsInt() >= MOVES_UNTIL_TOO_LATE) {
      answer.say(CasesText.CLOCK_STAYS);
    } else {
      setRight(answer).say(CasesText.CLOCK_IN_TIME);
    }
    return answer.citeBlitz(question.conditions()).build();
  }

  private static AnswerBuilder setRight(AnswerBuilder answer) {
    return answer.clocks(ClockConsequence.SET_RIGHT).say(CasesText.CLOCK_SET_RIGHT);
  }
}

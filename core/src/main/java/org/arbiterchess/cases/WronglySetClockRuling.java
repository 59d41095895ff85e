package org.arbiterchess.cases;

import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on a clock that was set wrongly (6.10.2, A.5.1.1). */
record WronglySetClockRuling(Question.WrongClock question, Texts texts) {

  private static final int MOVES_UNTIL_TOO_LATE = 10;

  CaseReply answer() {
    if (question.conditions().pace().isEmpty()) {
      return CaseProblem.unusable("control", texts, CasesText.ONLY_WITH_CLOCK);
    }
    AnswerBuilder answer = new AnswerBuilder(texts);
    if (!answer.isUnsupervised(question.conditions())) {
      return setRight(answer).build();
    }
    if (question.completed().isEmpty()) {
      return CaseProblem.missing("completed", texts, CasesText.HOW_MANY_MOVES);
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

package org.arbiterchess.cases;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/** Rules on a clock that was set wrongly (6.10.2, A.5.1.1). */
record WronglySetClockRuling(Question.WrongClock question, Phrasebook book) {

  private static final int MOVES_UNTIL_TOO_LATE = 10;

  CaseReply answer() {
    if (question.conditions().pace().isEmpty()) {
      return ProcedureQuestionProblemFactory.unusable("control", ProcedurePhrase.NO_CLOCK, book);
    }
    AnswerBuilder answer = new AnswerBuilder(book);
    if (!answer.isUnsupervised(question.conditions())) {
      return setRight(answer).build();
    }
    if (question.completed().isEmpty()) {
      return ProcedureQuestionProblemFactory.missing(
          "completed", ProcedurePhrase.HOW_MANY_MOVES, book);
    }
    if (question.completed().getAsInt() >= MOVES_UNTIL_TOO_LATE) {
      answer.say(ProcedurePhrase.CLOCK_STAYS);
    } else {
      setRight(answer).say(ProcedurePhrase.CLOCK_IN_TIME);
    }
    return answer.citeBlitz(question.conditions()).build();
  }

  private static AnswerBuilder setRight(AnswerBuilder answer) {
    return answer.clocks(ClockConsequence.SET_RIGHT).say(ProcedurePhrase.CLOCK_SET_RIGHT);
  }
}

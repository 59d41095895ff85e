package org.arbiterchess.cases;

import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/**
 * Rules on an illegal position. In unsupervised rapid and blitz the arbiter waits until the next
 * move is completed (A.5.4); otherwise the illegal move is corrected as soon as it is found (7.5).
 */
record IllegalPositionRuling(Question.IllegalPosition question, Phrasebook book) {

  Answer answer() {
    AnswerBuilder answer = new AnswerBuilder(book);
    if (!answer.isUnsupervised(question.conditions())) {
      correct(answer);
      return answer.say(ProcedurePhrase.PENALTY_AS_USUAL).build();
    }
    if (question.stillThere().isEmpty()) {
      answer.say(ProcedurePhrase.WAIT_ONE_MOVE);
    } else if (question.stillThere().get()) {
      answer.over(GameConsequence.DRAW).say(ProcedurePhrase.STILL_ILLEGAL);
    } else {
      answer.say(ProcedurePhrase.NO_LONGER_ILLEGAL);
    }
    return answer.citeBlitz(question.conditions()).build();
  }

  private void correct(AnswerBuilder answer) {
    switch (question.what()) {
      case BOTH_KINGS_IN_CHECK ->
          answer
              .board(BoardConsequence.GO_BACK)
              .clocks(ClockConsequence.BY_JUDGEMENT)
              .say(ProcedurePhrase.BACK_BEFORE_ILLEGAL_MOVE)
              .say(CasePhrase.TIMES_BY_JUDGEMENT);
      case PAWN_ON_LAST_RANK ->
          answer.board(BoardConsequence.QUEEN_PLACED).say(ProcedurePhrase.PAWN_BECOMES_QUEEN);
    }
  }
}

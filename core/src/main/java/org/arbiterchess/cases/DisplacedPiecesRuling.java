package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on pieces that were knocked over (7.4) or put back on the wrong squares (7.6). */
record DisplacedPiecesRuling(Question.DisplacedPieces question, Texts texts) {

  Answer answer() {
    AnswerBuilder answer = new AnswerBuilder(texts);
    switch (question.what()) {
      case KNOCKED_OVER -> knockedOver(answer);
      case PUT_BACK_WRONG -> putBackWrongly(answer);
    }
    return answer.build();
  }

  private void knockedOver(AnswerBuilder answer) {
    answer.board(BoardConsequence.PIECES_REPLACED);
    if (question.by().isPresent()) {
      Color player = question.by().get();
      answer.clocks(ClockConsequence.runs(player)).say(CasesText.PUTS_PIECES_BACK, player);
    } else {
      answer.say(CasesText.PIECES_PUT_BACK);
    }
    penalise(answer.say(CasesText.CLOCK_MAY_BE_STOPPED));
  }

  private void putBackWrongly(AnswerBuilder answer) {
    answer
        .board(BoardConsequence.GO_BACK)
        .clocks(ClockConsequence.BY_JUDGEMENT)
        .say(CasesText.PUT_BACK_WRONGLY)
        .say(CasesText.TIMES_BY_JUDGEMENT);
    if (question.by().isPresent()) {
      penalise(answer);
    }
  }

  private static void penalise(AnswerBuilder answer) {
    answer.say(CasesText.DISPLACING_MAY_BE_PENALISED).mayPenalise();
  }
}

package org.arbiterchess.cases;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/** Rules on mistakes that are discovered only after the game (8.7). */
record AfterTheGameRuling(Question.AfterTheGame question, Phrasebook book) {

  CaseReply answer() {
    return switch (question.found()) {
      case ILLEGAL_MOVE -> illegalMove();
      case WRONG_RESULT ->
          question.signed().isPresent()
              ? wrongResult(question.signed().get())
              : ProcedureQuestionProblemFactory.missing(
                  "signed", ProcedurePhrase.IS_IT_SIGNED, book);
    };
  }

  private Answer illegalMove() {
    return new AnswerBuilder(book)
        .over(GameConsequence.RESULT_STANDS)
        .say(
            question.signed().orElse(false)
                ? ProcedurePhrase.SIGNED_RESULT_STANDS
                : ProcedurePhrase.GAME_IS_OVER)
        .say(ProcedurePhrase.FOUND_AFTER_GAME)
        .build();
  }

  private Answer wrongResult(boolean signed) {
    AnswerBuilder answer = new AnswerBuilder(book);
    if (signed) {
      return answer
          .say(ProcedurePhrase.SIGNED_WRONGLY)
          .clocks(ClockConsequence.BOTH_STOPPED)
          .leave(ArbiterOption.LEAVE_RESULT, ArbiterOption.CORRECT_RESULT)
          .build();
    }
    return answer
        .over(GameConsequence.RECORD_TRUE_RESULT)
        .say(ProcedurePhrase.NOT_SIGNED_YET)
        .build();
  }
}

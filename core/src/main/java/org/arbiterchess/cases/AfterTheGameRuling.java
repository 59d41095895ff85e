package org.arbiterchess.cases;

import org.arbiterchess.notation.CasePhrase;
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

  /**
   * Rules on an illegal move. Only a legal move ends the game by checkmate or stalemate (5.1.1,
   * 5.2.1), so an illegal one that seemed to is still corrected unless the result is signed.
   */
  private CaseReply illegalMove() {
    boolean settled = question.signed().orElse(false) || !question.endedGame().orElse(true);
    if (settled) {
      return resultStands();
    }
    if (question.signed().isEmpty()) {
      return ProcedureQuestionProblemFactory.missing("signed", ProcedurePhrase.IS_IT_SIGNED, book);
    }
    return question.endedGame().isPresent()
        ? notEnded()
        : ProcedureQuestionProblemFactory.missing("endedGame", ProcedurePhrase.DID_IT_END, book);
  }

  private Answer notEnded() {
    return new AnswerBuilder(book)
        .board(BoardConsequence.RESTORED)
        .clocks(ClockConsequence.BY_JUDGEMENT)
        .say(ProcedurePhrase.ENDED_BY_ILLEGAL_MOVE)
        .cite("5.1.1", "5.2.1")
        .say(CasePhrase.TIMES_BY_JUDGEMENT)
        .say(ProcedurePhrase.PENALTY_AS_USUAL)
        .build();
  }

  private Answer resultStands() {
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

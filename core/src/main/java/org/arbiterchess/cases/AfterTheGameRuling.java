package org.arbiterchess.cases;

import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on mistakes that are discovered only after the game (8.7). */
record AfterTheGameRuling(Question.AfterTheGame question, Texts texts) {

  CaseReply answer() {
    return switch (question.found()) {
      case ILLEGAL_MOVE -> illegalMove();
      case WRONG_RESULT ->
          question.signed().isPresent()
              ? wrongResult(question.signed().get())
              : CaseProblem.missing("signed", texts, CasesText.IS_IT_SIGNED);
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
      return CaseProblem.missing("signed", texts, CasesText.IS_IT_SIGNED);
    }
    return question.endedGame().isPresent()
        ? notEnded()
        : CaseProblem.missing("endedGame", texts, CasesText.DID_IT_END);
  }

  private Answer notEnded() {
    return new AnswerBuilder(texts)
        .board(BoardConsequence.RESTORED)
        .clocks(ClockConsequence.BY_JUDGEMENT)
        .say(CasesText.ENDED_BY_ILLEGAL_MOVE)
        .cite("5.1.1", "5.2.1")
        .say(CasesText.TIMES_BY_JUDGEMENT)
        .say(CasesText.PENALTY_AS_USUAL)
        .build();
  }

  private Answer resultStands() {
    return new AnswerBuilder(texts)
        .over(GameConsequence.RESULT_STANDS)
        .say(
            question.signed().orElse(false)
                ? CasesText.SIGNED_RESULT_STANDS
                : CasesText.GAME_IS_OVER)
        .say(CasesText.FOUND_AFTER_GAME)
        .build();
  }

  private Answer wrongResult(boolean signed) {
    AnswerBuilder answer = new AnswerBuilder(texts);
    if (signed) {
      return answer
          .say(CasesText.SIGNED_WRONGLY)
          .clocks(ClockConsequence.BOTH_STOPPED)
          .leave(ArbiterOption.LEAVE_RESULT, ArbiterOption.CORRECT_RESULT)
          .build();
    }
    return answer.over(GameConsequence.RECORD_TRUE_RESULT).say(CasesText.NOT_SIGNED_YET).build();
  }
}

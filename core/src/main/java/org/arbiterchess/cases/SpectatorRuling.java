package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/**
 * Rules on a spectator who spoke (12.7). An illegal move that comes to light in this way is
 * corrected like any other.
 */
record SpectatorRuling(ConductQuestion.SpectatorSpoke question, Texts texts) {

  CaseReply answer() {
    if (question.irregularity().orElse(false) && question.by().isEmpty()) {
      return CaseProblem.missing("by", texts, CasesText.WHO_MADE_IT);
    }
    AnswerBuilder answer = new AnswerBuilder(texts);
    answer.say(CasesText.TELL_ONLY_ARBITER).may(ArbiterOption.EXPEL_SPECTATOR);
    if (answer.given(question.irregularity(), Assumption.IRREGULARITY)) {
      correct(answer, question.by().get());
    }
    boolean onlyIrregularity =
        question.irregularity().orElse(false) && question.adviceUsed().isEmpty();
    if (!onlyIrregularity && answer.given(question.adviceUsed(), Assumption.ADVICE_USED)) {
      penaliseAdvice(answer);
    }
    return answer.build();
  }

  private static void penaliseAdvice(AnswerBuilder answer) {
    answer
        .say(CasesText.ADVICE_IS_FORBIDDEN)
        .say(CasesText.ARBITER_CHOOSES_PENALTY)
        .mayPenalise()
        .leave(ArbiterOption.GAME_LOST, ArbiterOption.OTHER_PENALTY);
  }

  private void correct(AnswerBuilder answer, Color offender) {
    answer
        .board(BoardConsequence.RESTORED)
        .clocks(ClockConsequence.runs(offender))
        .say(CasesText.CORRECTED_ALL_THE_SAME);
    new IrregularityPenalty(offender, question.conditions(), texts).addTime(answer);
    if (answer.isUnsupervised(question.conditions())) {
      answer.say(CasesText.ONLY_IF_SEEN_IN_TIME).citeBlitz(question.conditions());
    }
  }
}

package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.Position;

/**
 * Rules on two fallen flags when nobody knows which fell first. If Guidelines III were announced
 * and apply, they determine the result. Otherwise, the arbiter decides.
 */
record BothFlagsRuling(Question.Flag question, Texts texts) {

  Answer answer() {
    Position position = question.game().position();
    AnswerBuilder answer = new AnswerBuilder(texts).show(position);
    answer.details(new AnswerDetails.MatePossible(position, Optional.empty(), Optional.empty()));
    Optional<CasesText> excluded = outsideGuidelines(answer);
    if (excluded.isEmpty() && question.lastPeriod().isPresent()) {
      if (question.lastPeriod().get()) {
        answer.over(GameConsequence.DRAW).say(CasesText.BOTH_FLAGS_LAST_PERIOD);
      } else {
        answer
            .say(CasesText.BOTH_FLAGS_EARLIER_PERIOD)
            .clocks(ClockConsequence.runs(position.turn()));
      }
      return answer.cite("III.2.1", "III.2.2").build();
    }
    return answer
        .say(excluded.orElse(CasesText.BOTH_FLAGS_PERIOD_UNKNOWN))
        .cite("6.8", "6.10.1")
        .clocks(ClockConsequence.BOTH_STOPPED)
        .leave(ArbiterOption.ESTABLISH_ORDER, ArbiterOption.DECIDE_ON_FACTS)
        .build();
  }

  /** Returns the reason why Guidelines III do not apply, or empty if they do. */
  private Optional<CasesText> outsideGuidelines(AnswerBuilder answer) {
    answer.assumePace(question.conditions());
    if (question.conditions().isBlitz()) {
      return Optional.of(CasesText.BOTH_FLAGS_IN_BLITZ);
    }
    if (question.conditions().hasIncrement()) {
      return Optional.of(CasesText.BOTH_FLAGS_WITH_INCREMENT);
    }
    return answer.given(question.announced(), Assumption.ANNOUNCED)
        ? Optional.empty()
        : Optional.of(CasesText.BOTH_FLAGS_NOT_ANNOUNCED);
  }
}

package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on whether a player must continue to record the moves (8.4, A.2). */
record MoveRecordingRuling(ConductQuestion.Writing question, Texts texts) {

  private static final int FIVE_MINUTES = 5 * 60;
  private static final long THIRTY_SECONDS = 30_000;

  CaseReply answer() {
    PlayingConditions conditions = question.conditions();
    if (conditions.isFast()) {
      return needNotWrite();
    }
    if (conditions.pace().isEmpty()) {
      return of(true).say(CasesText.EVERY_MOVE_IS_WRITTEN).build();
    }
    List<TimeControlStage> periods = conditions.periods(question.by());
    Optional<CaseProblem> unusable = CaseProblem.ofPeriod(texts, question.period(), periods);
    return unusable.isPresent() ? unusable.get() : standard(periods);
  }

  private CaseReply standard(List<TimeControlStage> periods) {
    List<TimeControlStage> possible =
        question.period().isPresent() && !periods.isEmpty()
            ? List.of(periods.get(question.period().getAsInt() - 1))
            : periods;
    int increments = withIncrement(possible);
    if (increments > 0 && increments == possible.size()) {
      return mustWrite(CasesText.MUST_WRITE_WITH_INCREMENT);
    }
    if (question.secondsLeft().isEmpty()) {
      return CaseProblem.missing("secondsLeft", texts, CasesText.HOW_MUCH_TIME);
    }
    if (question.secondsLeft().getAsInt() >= FIVE_MINUTES) {
      return mustWrite(CasesText.MUST_WRITE_WITH_TIME_LEFT);
    }
    if (periods.isEmpty()) {
      return CaseProblem.missing("control", texts, CasesText.WHICH_CONTROL);
    }
    return increments > 0
        ? CaseProblem.missing("period", texts, CasesText.WHICH_PERIOD)
        : mayStop(question.period().orElse(1) == periods.size());
  }

  private Answer mayStop(boolean isLastPeriod) {
    AnswerBuilder answer = of(false).say(CasesText.MAY_STOP_WRITING, question.by());
    if (isLastPeriod) {
      return answer.say(CasesText.FLAG_ENDS_GAME).build();
    }
    return answer.given(question.bothStopped(), Assumption.BOTH_STOPPED)
        ? answer.say(CasesText.BOTH_CATCH_UP_ON_WRITING).build()
        : answer.say(CasesText.CATCH_UP_ON_WRITING, question.by()).build();
  }

  private Answer needNotWrite() {
    return of(false)
        .say(CasesText.NEED_NOT_WRITE, question.by())
        .citeBlitz(question.conditions())
        .build();
  }

  private Answer mustWrite(CasesText why) {
    return of(true)
        .assumePace(question.conditions())
        .say(why, question.by())
        .say(CasesText.EVERY_MOVE_IS_WRITTEN)
        .build();
  }

  private AnswerBuilder of(boolean isRequired) {
    return new AnswerBuilder(texts).details(new AnswerDetails.MoveRecording(isRequired));
  }

  /** Returns the number of periods that add at least thirty seconds per move. */
  private static int withIncrement(List<TimeControlStage> periods) {
    int found = 0;
    for (TimeControlStage period : periods) {
      found += period.bonusMillis() >= THIRTY_SECONDS ? 1 : 0;
    }
    return found;
  }
}

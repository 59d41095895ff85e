package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/** Rules on whether a player must continue to record the moves (8.4, A.2). */
record MoveRecordingRuling(ConductQuestion.Writing question, Phrasebook book) {

  private static final int FIVE_MINUTES = 5 * 60;
  private static final long THIRTY_SECONDS = 30_000;

  CaseReply answer() {
    PlayingConditions conditions = question.conditions();
    if (conditions.isRapid() || conditions.isBlitz()) {
      return needNotWrite();
    }
    if (conditions.pace().isEmpty()) {
      return new AnswerBuilder(book).say(ProcedurePhrase.EVERY_MOVE_IS_WRITTEN).build();
    }
    Optional<TimeControl> control = conditions.control();
    if (control.isPresent() && periodsWithIncrement(control.get(), true)) {
      return mustWrite(ProcedurePhrase.MUST_WRITE_WITH_INCREMENT);
    }
    if (question.secondsLeft().isEmpty()) {
      return ProcedureQuestionProblemFactory.missing(
          "secondsLeft", ProcedurePhrase.HOW_MUCH_TIME, book);
    }
    if (question.secondsLeft().getAsInt() >= FIVE_MINUTES) {
      return mustWrite(ProcedurePhrase.MUST_WRITE_WITH_TIME_LEFT);
    }
    return control.isPresent()
        ? inTimeTrouble(control.get())
        : ProcedureQuestionProblemFactory.missing("control", ProcedurePhrase.WHICH_CONTROL, book);
  }

  private Answer inTimeTrouble(TimeControl control) {
    return periodsWithIncrement(control, false)
        ? mustWrite(ProcedurePhrase.WRITING_DEPENDS_ON_PERIOD)
        : new AnswerBuilder(book)
            .say(ProcedurePhrase.MAY_STOP_WRITING, question.by())
            .say(ProcedurePhrase.CATCH_UP_ON_WRITING, question.by())
            .build();
  }

  private Answer needNotWrite() {
    return new AnswerBuilder(book)
        .say(ProcedurePhrase.NEED_NOT_WRITE, question.by())
        .citeBlitz(question.conditions())
        .build();
  }

  private Answer mustWrite(ProcedurePhrase why) {
    return new AnswerBuilder(book)
        .say(why, question.by())
        .say(ProcedurePhrase.EVERY_MOVE_IS_WRITTEN)
        .build();
  }

  /**
   * Whether every stage of the time control adds at least thirty seconds per move or, if {@code
   * all} is false, whether any stage does.
   */
  private boolean periodsWithIncrement(TimeControl control, boolean all) {
    Color player = question.by();
    for (TimeControlStage stage : control.stages(player)) {
      if (stage.bonusMillis() >= THIRTY_SECONDS != all) {
        return !all;
      }
    }
    return all;
  }
}

package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.Attempt;

/**
 * Rules on a player who used both hands or the wrong hand, or mishandled the clock. Only moving
 * with both hands counts as an illegal move (7.5.4).
 */
record TwoHandsRuling(ConductQuestion.TwoHands question, Texts texts) {

  CaseReply answer() {
    return switch (question.how()) {
      case BOTH_MOVED -> bothMoved();
      case OTHER_PRESSED -> otherPressed();
      case HIT_CLOCK -> hitClock();
    };
  }

  private CaseReply bothMoved() {
    if (question.game().isPresent() && question.move().isPresent()) {
      return ofMove(question.game().get(), question.move().get());
    }
    if (question.pressed().isEmpty()) {
      return CaseProblem.missing("pressed", texts, CasesText.WAS_IT_PRESSED);
    }
    AnswerBuilder answer = new AnswerBuilder(texts);
    question.game().ifPresent(game -> answer.show(game.position()));
    if (!question.pressed().get()) {
      answer.clocks(ClockConsequence.runs(question.by()));
      return answer.say(CasesText.BOTH_HANDS_NOT_PRESSED, question.by()).build();
    }
    return answer.isSecond(question.irregularities()) ? second(answer) : first(answer);
  }

  /** Rules on a move made with both hands, which may also be illegal for another reason. */
  private CaseReply ofMove(Game game, Attempt move) {
    if (game.position().turn() != question.by() && !game.isOver()) {
      return CaseProblem.unusable("by", texts, CasesText.NOT_THE_TURN, question.by());
    }
    Question.IllegalMove made =
        new Question.IllegalMove(
            game,
            move,
            question.pressed(),
            question.irregularities(),
            Optional.of(false),
            0,
            true,
            question.rookFirst(),
            question.conditions());
    return new IllegalMoveRuling(made, texts).answer();
  }

  private Answer first(AnswerBuilder answer) {
    Color opponent = question.by().other();
    answer.say(CasesText.BOTH_HANDS, question.by()).clocks(ClockConsequence.runs(opponent));
    penalty().addTime(answer);
    answer.say(CasesText.LEGAL_MOVE_STANDS);
    penalty().denyIncrement(answer, CasesText.NO_INCREMENT);
    if (answer.isUnsupervised(question.conditions())) {
      answer.say(CasesText.ONLY_IF_SEEN_IN_TIME).citeBlitz(question.conditions());
    }
    return answer.build();
  }

  private Answer second(AnswerBuilder answer) {
    Color opponent = question.by().other();
    if (question.game().isPresent()) {
      penalty().end(answer, question.game().get().position());
    } else {
      answer.over(GameConsequence.winFor(opponent));
      answer.say(CasesText.SECOND_WITHOUT_BOARD, question.by(), opponent);
    }
    return answer.say(CasesText.BOTH_HANDS, question.by()).build();
  }

  private CaseReply otherPressed() {
    return hasNoClock()
        ? noClock()
        : new AnswerBuilder(texts)
            .say(CasesText.OTHER_HAND_PRESSED, question.by())
            .say(CasesText.MAY_BE_PENALISED, question.by())
            .mayPenalise()
            .build();
  }

  private CaseReply hitClock() {
    return hasNoClock()
        ? noClock()
        : new AnswerBuilder(texts)
            .say(CasesText.CLOCK_HANDLED_BADLY, question.by())
            .say(CasesText.ARBITER_CHOOSES_PENALTY)
            .mayPenalise()
            .leave(ArbiterOption.OTHER_PENALTY)
            .build();
  }

  private boolean hasNoClock() {
    return question.conditions().pace().isEmpty();
  }

  private CaseProblem noClock() {
    return CaseProblem.unusable("control", texts, CasesText.ONLY_WITH_CLOCK);
  }

  private IrregularityPenalty penalty() {
    return new IrregularityPenalty(question.by(), question.conditions(), texts);
  }
}

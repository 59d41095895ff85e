package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;
import org.arbiterchess.rules.Attempt;

/**
 * Rules on a player who used both hands or the wrong hand, or mishandled the clock. Only moving
 * with both hands counts as an illegal move (7.5.4).
 */
record TwoHandsRuling(ConductQuestion.TwoHands question, Phrasebook book) {

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
      return new QuestionProblemFactory(book).missing("pressed", CasePhrase.WAS_IT_PRESSED);
    }
    AnswerBuilder answer = new AnswerBuilder(book);
    question.game().ifPresent(game -> answer.show(game.position()));
    if (!question.pressed().get()) {
      answer.clocks(ClockConsequence.runs(question.by()));
      return answer.say(CasePhrase.BOTH_HANDS_NOT_PRESSED, question.by()).build();
    }
    return answer.isSecond(question.irregularities()) ? second(answer) : first(answer);
  }

  /** Rules on a move made with both hands, which may also be illegal for another reason. */
  private CaseReply ofMove(Game game, Attempt move) {
    if (game.position().turn() != question.by() && !game.isOver()) {
      return ProcedureQuestionProblemFactory.unusable(
          "by", ProcedurePhrase.NOT_THE_TURN, book, question.by());
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
    return new IllegalMoveRuling(made, book).answer();
  }

  private Answer first(AnswerBuilder answer) {
    Color opponent = question.by().other();
    answer.say(CasePhrase.BOTH_HANDS, question.by()).clocks(ClockConsequence.runs(opponent));
    penalty().addTime(answer);
    answer.say(ProcedurePhrase.LEGAL_MOVE_STANDS);
    penalty().denyIncrement(answer, CasePhrase.NO_INCREMENT);
    if (answer.isUnsupervised(question.conditions())) {
      answer.say(ProcedurePhrase.ONLY_IF_SEEN_IN_TIME).citeBlitz(question.conditions());
    }
    return answer.build();
  }

  private Answer second(AnswerBuilder answer) {
    Color opponent = question.by().other();
    if (question.game().isPresent()) {
      penalty().end(answer, question.game().get().position());
    } else {
      answer.over(GameConsequence.winFor(opponent));
      answer.say(ProcedurePhrase.SECOND_WITHOUT_BOARD, question.by(), opponent);
    }
    return answer.say(CasePhrase.BOTH_HANDS, question.by()).build();
  }

  private CaseReply otherPressed() {
    return hasNoClock()
        ? noClock()
        : new AnswerBuilder(book)
            .say(ProcedurePhrase.OTHER_HAND_PRESSED, question.by())
            .say(ProcedurePhrase.MAY_BE_PENALISED, question.by())
            .mayPenalise()
            .build();
  }

  private CaseReply hitClock() {
    return hasNoClock()
        ? noClock()
        : new AnswerBuilder(book)
            .say(ProcedurePhrase.CLOCK_HANDLED_BADLY, question.by())
            .say(ProcedurePhrase.ARBITER_CHOOSES_PENALTY)
            .mayPenalise()
            .leave(ArbiterOption.OTHER_PENALTY)
            .build();
  }

  private boolean hasNoClock() {
    return question.conditions().pace().isEmpty();
  }

  private CaseProblem noClock() {
    return ProcedureQuestionProblemFactory.unusable("control", ProcedurePhrase.NO_CLOCK, book);
  }

  private IrregularityPenalty penalty() {
    return new IrregularityPenalty(question.by(), question.conditions(), book);
  }
}

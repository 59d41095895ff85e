package org.arbiterchess.cases;

import org.arbiterchess.cases.Question.DrawOffer.Moment;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/** Rules on draw offers (9.1). An offer is valid at any time during the game. */
record DrawOfferRuling(Question.DrawOffer question, Phrasebook book) {

  CaseReply answer() {
    AnswerBuilder answer = new AnswerBuilder(book);
    if (answer.given(question.forbidden(), Assumption.FORBIDDEN)) {
      return answer.say(ProcedurePhrase.OFFER_FORBIDDEN).build();
    }
    if (question.when() == Moment.BEFORE_START) {
      return answer.say(ProcedurePhrase.BOTH_MUST_MOVE).build();
    }
    if (question.touched()) {
      return refusedByTouch(answer);
    }
    if (question.accepted().isPresent() && !question.accepted().get()) {
      answer.say(ProcedurePhrase.OFFER_REFUSED, opponent());
      return disturbance(answer).build();
    }
    if (question.bothMoved().isEmpty() && question.accepted().isPresent()) {
      return ProcedureQuestionProblemFactory.missing(
          "bothMoved", ProcedurePhrase.HAVE_BOTH_MOVED, book);
    }
    if (!question.bothMoved().orElse(true)) {
      answer.say(ProcedurePhrase.BOTH_MUST_MOVE);
      return answer.say(ProcedurePhrase.OFFER_STAYS_OPEN, opponent()).build();
    }
    return question.accepted().isPresent() ? accepted(answer) : open(answer);
  }

  private Answer refusedByTouch(AnswerBuilder answer) {
    return answer
        .say(ProcedurePhrase.OFFER_REFUSED_BY_TOUCH, opponent())
        .say(ProcedurePhrase.TOUCHED_MUST_MOVE)
        .build();
  }

  private Answer accepted(AnswerBuilder answer) {
    sayWithdrawal(answer);
    return answer
        .over(GameConsequence.DRAW)
        .say(ProcedurePhrase.OFFER_TAKEN, opponent())
        .say(ProcedurePhrase.DRAWN_BY_AGREEMENT)
        .build();
  }

  private Answer open(AnswerBuilder answer) {
    if (question.repeated()) {
      disturbance(answer);
    }
    sayWithdrawal(answer);
    answer.say(
        switch (question.when()) {
          case AFTER_MOVE -> ProcedurePhrase.OFFER_AT_PROPER_MOMENT;
          case BEFORE_MOVE -> ProcedurePhrase.OFFER_BEFORE_MOVE;
          case AFTER_PRESS, OPPONENT_THINKING, BEFORE_START ->
              ProcedurePhrase.OFFER_AT_OTHER_MOMENT;
        },
        opponent());
    answer.say(ProcedurePhrase.OFFER_STAYS_OPEN, opponent());
    if (question.when() == Moment.AFTER_MOVE) {
      answer.say(ProcedurePhrase.OFFER_IS_WRITTEN);
    }
    return question.repeated() ? answer.build() : disturbance(answer).build();
  }

  private void sayWithdrawal(AnswerBuilder answer) {
    if (question.withdrawn()) {
      answer.say(ProcedurePhrase.NO_WITHDRAWAL);
    }
  }

  /**
   * Adds sentences saying that an offer made on the opponent's time, or a repeated offer, may
   * disturb the opponent (11.5).
   */
  private AnswerBuilder disturbance(AnswerBuilder answer) {
    boolean onOpponentsTime =
        question.when() == Moment.AFTER_PRESS || question.when() == Moment.OPPONENT_THINKING;
    if (!question.repeated() && !onOpponentsTime) {
      return answer;
    }
    return answer
        .say(
            question.repeated()
                ? ProcedurePhrase.REPEATED_OFFERS
                : ProcedurePhrase.OFFER_MAY_DISTURB,
            opponent())
        .say(ProcedurePhrase.MAY_BE_PENALISED, question.by())
        .may(
            ArbiterOption.WARNING,
            ArbiterOption.TIME_FOR_OPPONENT,
            ArbiterOption.TIME_OFF_OFFENDER);
  }

  private Color opponent() {
    return question.by().other();
  }
}

package org.arbiterchess.cases;

import org.arbiterchess.cases.Question.DrawOffer.Moment;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on draw offers (9.1). An offer is valid at any time during the game. */
record DrawOfferRuling(Question.DrawOffer question, Texts texts) {

  CaseReply answer() {
    AnswerBuilder answer = new AnswerBuilder(texts);
    if (answer.given(question.forbidden(), Assumption.FORBIDDEN)) {
      return answer.say(CasesText.OFFER_FORBIDDEN).build();
    }
    if (question.when() == Moment.BEFORE_START) {
      return answer.say(CasesText.BOTH_MUST_MOVE).say(CasesText.NEW_OFFER_NEEDED).build();
    }
    if (question.touched()) {
      return refusedByTouch(answer);
    }
    if (question.accepted().isPresent() && !question.accepted().get()) {
      answer.say(CasesText.OFFER_REFUSED, opponent());
      return written(disturbance(answer));
    }
    if (question.bothMoved().isPresent() && !question.bothMoved().get()) {
      return beforeBothMoved(answer);
    }
    if (question.accepted().isEmpty()) {
      return open(answer);
    }
    return question.bothMoved().isPresent()
        ? accepted(answer)
        : CaseProblem.missing("bothMoved", texts, CasesText.HAVE_BOTH_MOVED);
  }

  private Answer refusedByTouch(AnswerBuilder answer) {
    return written(
        answer.say(CasesText.OFFER_REFUSED_BY_TOUCH, opponent()).say(CasesText.TOUCHED_MUST_MOVE));
  }

  /**
   * Rules on an offer before both players have moved (5.2.3). The opponent must move first and
   * touches a piece to do so, which declines the offer. Only an offer by Black before Black's own
   * first move can be accepted later, because that move is then the second one.
   */
  private Answer beforeBothMoved(AnswerBuilder answer) {
    answer.say(CasesText.BOTH_MUST_MOVE);
    sayWithdrawal(answer);
    if (question.by() == Color.BLACK && question.when() == Moment.BEFORE_MOVE) {
      answer.say(CasesText.OFFER_BEFORE_MOVE, opponent());
    } else {
      answer.say(CasesText.FIRST_TOUCH_DECLINES, opponent());
    }
    return written(disturbance(answer));
  }

  private Answer accepted(AnswerBuilder answer) {
    sayWithdrawal(answer);
    return written(
        answer
            .over(GameConsequence.DRAW)
            .say(CasesText.OFFER_TAKEN, opponent())
            .say(CasesText.DRAWN_BY_AGREEMENT));
  }

  private Answer open(AnswerBuilder answer) {
    if (question.bothMoved().isEmpty()) {
      answer.assume(Assumption.BOTH_MOVED);
    }
    if (question.repeated()) {
      disturbance(answer);
    }
    sayWithdrawal(answer);
    answer.say(
        switch (question.when()) {
          case AFTER_MOVE -> CasesText.OFFER_AT_PROPER_MOMENT;
          case BEFORE_MOVE -> CasesText.OFFER_BEFORE_MOVE;
          case AFTER_PRESS, OPPONENT_THINKING, BEFORE_START -> CasesText.OFFER_AT_OTHER_MOMENT;
        },
        opponent());
    answer.say(CasesText.OFFER_STAYS_OPEN, opponent());
    return written(question.repeated() ? answer : disturbance(answer));
  }

  /** Adds that the offer is recorded, whenever it was made (9.1.2.2, 8.1.5). */
  private static Answer written(AnswerBuilder answer) {
    return answer.say(CasesText.OFFER_IS_WRITTEN).cite("8.1.5").build();
  }

  private void sayWithdrawal(AnswerBuilder answer) {
    if (question.withdrawn()) {
      answer.say(CasesText.NO_WITHDRAWAL);
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
            question.repeated() ? CasesText.REPEATED_OFFERS : CasesText.OFFER_MAY_DISTURB,
            opponent())
        .say(CasesText.MAY_BE_PENALISED, question.by())
        .mayPenalise();
  }

  private Color opponent() {
    return question.by().other();
  }
}

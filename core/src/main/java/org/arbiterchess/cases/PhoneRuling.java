package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/** Rules on a phone that rang (11.3.2). */
record PhoneRuling(ConductQuestion.PhoneRang question, Texts texts) {

  CaseReply answer() {
    if (question.place().isEmpty()) {
      return CaseProblem.missing("place", texts, CasesText.WHERE_WAS_THE_PHONE);
    }
    AnswerBuilder answer = new AnswerBuilder(texts);
    switch (question.place().get()) {
      case ON_PERSON -> onPerson(answer);
      case IN_BAG_OFF -> answer.say(CasesText.PHONE_IN_BAG);
      case IN_BAG_ON -> inBagAndOn(answer);
    }
    return answer.build();
  }

  private void onPerson(AnswerBuilder answer) {
    Color player = question.by();
    answer.say(CasesText.DEVICES_FORBIDDEN);
    if (answer.given(question.milder(), Assumption.MILDER)) {
      answer.say(CasesText.PHONE_COSTS_LESS, player).leave(ArbiterOption.MILDER_PENALTY);
    } else {
      answer
          .over(GameConsequence.winFor(player.other()))
          .say(CasesText.PHONE_LOSES, player, player.other());
    }
  }

  /**
   * Rules on a phone left switched on in a bag, for which the arbiter chooses the penalty (11.6).
   * Only a player who carried the phone loses the game outright.
   */
  private void inBagAndOn(AnswerBuilder answer) {
    answer
        .say(CasesText.PHONE_NOT_OFF)
        .say(CasesText.CONDUCT_IS_PENALISED, question.by())
        .say(CasesText.ARBITER_CHOOSES_PENALTY)
        .mayPenalise()
        .leave(ArbiterOption.GAME_LOST, ArbiterOption.OTHER_PENALTY);
  }
}

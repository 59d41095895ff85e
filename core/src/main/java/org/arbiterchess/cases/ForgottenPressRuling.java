package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/**
 * Rules on a forgotten clock press (6.2.1.2) and on a reply made before the clock was pressed
 * (6.2.2).
 */
record ForgottenPressRuling(Question.ForgottenPress question, Texts texts) {

  Answer answer() {
    Color player = question.by();
    AnswerBuilder answer = new AnswerBuilder(texts);
    return switch (question.what()) {
      case ANSWERED_FIRST ->
          answer
              .clocks(ClockConsequence.runs(player))
              .say(CasesText.PRESS_FIRST, player, player.other())
              .build();
      case BOTH_FORGOT -> answer.say(CasesText.FORGOTTEN_PRESS_COMPLETED, player).build();
    };
  }
}

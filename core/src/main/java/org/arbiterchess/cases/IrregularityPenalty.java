package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.Position;

/**
 * Rules on the penalty for an irregularity (7.5.5). A first irregularity gives the opponent extra
 * time. After a second irregularity, the player loses, or the game is drawn if the opponent could
 * never deliver checkmate.
 *
 * @param offender the player at fault
 */
record IrregularityPenalty(Color offender, PlayingConditions conditions, Texts texts) {

  /** Gives the opponent extra time for a first irregularity. */
  void addTime(AnswerBuilder answer) {
    new PenaltyTime(offender.other(), "7.5.5", conditions).add(answer);
    if (conditions.penaltyMillis() == 0) {
      answer.say(CasesText.COUNTS_WITHOUT_CLOCK);
    }
  }

  /**
   * States that the clock press earned no increment. Says nothing if the time control is known to
   * have no increment.
   *
   * @param phrase the sentence about the player at fault
   */
  void denyIncrement(AnswerBuilder answer, CasesText phrase) {
    if (conditions.control().isEmpty() || conditions.hasIncrement()) {
      answer.withdrawIncrement().say(phrase, offender);
    }
  }

  /**
   * Ends the game for a second irregularity.
   *
   * @param corrected the position after the correction
   */
  void end(AnswerBuilder answer, Position corrected) {
    Color opponent = offender.other();
    MateProspect mate = MateProspect.of(corrected, opponent);
    boolean draw = mate.isExcluded();
    answer.over(draw ? GameConsequence.DRAW : GameConsequence.winFor(opponent));
    answer.say(draw ? CasesText.SECOND_DRAWS : CasesText.SECOND_LOSES, offender, opponent);
    answer.say(mate.sentence(texts));
  }
}

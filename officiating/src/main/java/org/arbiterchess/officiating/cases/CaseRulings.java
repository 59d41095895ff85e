package org.arbiterchess.officiating.cases;

import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.CasesText;

/**
 * Answers questions about incidents at the board. The same question always gets the same answer.
 */
public final class CaseRulings {

  private CaseRulings() {}

  /**
   * Answers a question in the language of the texts.
   *
   * @throws UnansweredQuestionException if something in the question is missing or wrong
   */
  public static Answer answer(Question question, Texts texts) {
    for (Fact<?> fact : question.kind().facts()) {
      if (fact.isRequired() && question.get(fact).isEmpty()) {
        throw AnswerBuilder.problem(fact, true, texts.say(CasesText.KEY_MISSING, fact.key()));
      }
    }
    return ruling(question, texts).answer();
  }

  private static AnswerBuilder ruling(Question question, Texts texts) {
    return switch (question.kind()) {
      case FLAG -> new FlagsAndClocks(question, texts).flag();
      case RESIGNED -> new FlagsAndClocks(question, texts).resignation();
      case DEAD -> new FlagsAndClocks(question, texts).deadPosition();
      case CLOCK -> new FlagsAndClocks(question, texts).wrongClock();
      case TWO_MINUTES -> new FlagsAndClocks(question, texts).playingForTime();
      case ILLEGAL -> new MovesAndTouches(question, texts).move();
      case TOUCHED -> new MovesAndTouches(question, texts).touched();
      case PRESSED -> new PressAndPenalties(question, texts).press();
      case FORGOTTEN -> new PressAndPenalties(question, texts).forgottenPress();
      case HANDS -> new PressAndPenalties(question, texts).hands();
      case ILLEGAL_POSITION -> new PressAndPenalties(question, texts).illegalPosition();
      case CLAIM -> new Claims(question, texts).claim();
      case OFFER -> new Conduct(question, texts).offer();
      case SETUP -> new StartAndEnd(question, texts).wrongSetup();
      case LATE -> new StartAndEnd(question, texts).lateArrival();
      case OVER -> new StartAndEnd(question, texts).foundAfterGame();
      case DISPLACED -> new Conduct(question, texts).displacedPieces();
      case WRITING -> new Conduct(question, texts).writing();
      case PHONE -> new Conduct(question, texts).phone();
      case SPECTATOR -> new Conduct(question, texts).spectator();
    };
  }
}

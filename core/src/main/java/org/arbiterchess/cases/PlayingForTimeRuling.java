package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.cases.Question.PlayingForTime.Request;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;

/**
 * Rules on a request from a player who has less than two minutes left and says that the opponent is
 * only trying to win on time. The request is for an increment (III.4) or a draw (III.5).
 */
record PlayingForTimeRuling(Question.PlayingForTime question, Texts texts) {

  private static final int TWO_MINUTES = 120;

  CaseReply answer() {
    if (question.conditions().pace().isEmpty()) {
      return CaseProblem.unusable("control", texts, CasesText.ONLY_WITH_CLOCK);
    }
    Optional<CasesText> excluded = outsideGuidelines();
    if (excluded.isPresent()) {
      return start().say(excluded.get()).build();
    }
    if (question.announced().isEmpty()) {
      return CaseProblem.missing("announced", texts, CasesText.WAS_IT_ANNOUNCED);
    }
    if (question.secondsLeft().isEmpty()) {
      return CaseProblem.missing("secondsLeft", texts, CasesText.HOW_MUCH_TIME);
    }
    if (question.secondsLeft().getAsInt() <= 0) {
      return CaseProblem.unusable("secondsLeft", texts, CasesText.FLAG_IS_DOWN);
    }
    return requested();
  }

  /** Returns the reason why Guidelines III do not apply, or empty if they do. */
  private Optional<CasesText> outsideGuidelines() {
    if (question.conditions().isBlitz()) {
      return Optional.of(CasesText.GUIDELINES_IN_BLITZ);
    }
    if (question.conditions().hasIncrement()) {
      return Optional.of(CasesText.GUIDELINES_WITH_INCREMENT);
    }
    return question.announced().orElse(true)
        ? Optional.empty()
        : Optional.of(CasesText.GUIDELINES_NOT_ANNOUNCED);
  }

  private Answer requested() {
    if (question.secondsLeft().getAsInt() >= TWO_MINUTES) {
      return notNow(CasesText.TWO_MINUTES_OR_MORE);
    }
    if (question.game().isPresent() && question.game().get().position().turn() != question.by()) {
      return notNow(CasesText.NOT_TO_MOVE);
    }
    if (question.request() == Request.INCREMENT) {
      return increment();
    }
    return question.arbiterPresent().orElse(true) ? draw() : drawWithoutArbiter();
  }

  private Answer notNow(CasesText phrase) {
    String article = question.request() == Request.INCREMENT ? "III.4" : "III.5";
    String text = texts.say(phrase, question.by());
    return start().say(new Sentence(text, Optional.of(article))).build();
  }

  private Answer increment() {
    AnswerBuilder answer = startWithArbiter();
    if (question.arbiterPresent().orElse(true)) {
      answer
          .clocks(ClockConsequence.BOTH_STOPPED)
          .say(CasesText.INCREMENT_WANTED, question.by(), opponent())
          .leave(ArbiterOption.AGREE_INCREMENT, ArbiterOption.REFUSE);
    } else {
      answer.say(CasesText.INCREMENT_WITHOUT_ARBITER);
    }
    return answer.say(CasesText.REQUEST_IS_OFFER).build();
  }

  private Answer draw() {
    return startWithArbiter()
        .clocks(ClockConsequence.BOTH_STOPPED)
        .say(CasesText.DRAW_WANTED, question.by(), opponent())
        .say(CasesText.ARBITER_MAY_AGREE)
        .say(CasesText.ARBITER_MAY_POSTPONE, opponent())
        .say(CasesText.ARBITER_MAY_REJECT, opponent())
        .leave(ArbiterOption.DECLARE_DRAW, ArbiterOption.POSTPONE, ArbiterOption.REJECT)
        .build();
  }

  private Answer drawWithoutArbiter() {
    return start()
        .clocks(ClockConsequence.BOTH_STOPPED)
        .say(CasesText.CLAIM_WITHOUT_ARBITER, question.by(), opponent())
        .say(CasesText.CLAIM_IS_SENT)
        .leave(ArbiterOption.DECLARE_DRAW, ArbiterOption.DECIDE_ON_FACTS)
        .build();
  }

  /** Starts an answer that depends on whether an arbiter is present. */
  private AnswerBuilder startWithArbiter() {
    return question.arbiterPresent().isEmpty()
        ? start().assume(Assumption.ARBITER_PRESENT)
        : start();
  }

  private AnswerBuilder start() {
    AnswerBuilder answer = new AnswerBuilder(texts);
    question.game().ifPresent(game -> answer.show(game.position()));
    return answer.assumePace(question.conditions());
  }

  private Color opponent() {
    return question.by().other();
  }
}

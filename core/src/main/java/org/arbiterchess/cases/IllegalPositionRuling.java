package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.cases.Question.IllegalPosition.Flaw;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.rules.Setup;

/**
 * Rules on an illegal position. In unsupervised rapid and blitz, the arbiter waits until the next
 * move is completed if both kings are in check or a pawn was not replaced (A.5.4). Otherwise the
 * illegal move is corrected as soon as it is found (7.5, A.5.2).
 */
record IllegalPositionRuling(Question.IllegalPosition question, Texts texts) {

  CaseReply answer() {
    Optional<IllegalPositionFinder> found = question.position().map(IllegalPositionFinder::new);
    Optional<Flaw> shown = found.flatMap(IllegalPositionFinder::flaw);
    Optional<Flaw> flaw = question.what().isPresent() ? question.what() : shown;
    if (flaw.isEmpty()) {
      return question.position().isPresent()
          ? notIllegal(question.position().get())
          : CaseProblem.missing("what", texts, CasesText.WHAT_IS_ILLEGAL);
    }
    boolean isShown = found.isPresent() && found.get().has(flaw.get());
    if (shown.isPresent() && !isShown) {
      return CaseProblem.unusable("what", texts, CasesText.POSITION_SHOWS_ANOTHER);
    }
    Optional<Color> by =
        question.by().isPresent() || !isShown
            ? question.by()
            : Optional.of(found.get().offender(flaw.get()));
    AnswerBuilder answer = new AnswerBuilder(texts);
    found.ifPresent(finder -> answer.show(question.position().get(), finder.squares()));
    if (answer.isUnsupervised(question.conditions())) {
      return unsupervised(answer, flaw.get(), by);
    }
    return correct(answer, flaw.get(), by).build();
  }

  /** Explains that the position is not illegal, or that no game could have led to it. */
  private CaseProblem notIllegal(Setup setup) {
    return setup.problems().isEmpty()
        ? CaseProblem.unusable("fen", texts, CasesText.NOTHING_ILLEGAL)
        : new CaseProblem("fen", false, Explanation.of(setup.problems().get(0), texts));
  }

  private Answer unsupervised(AnswerBuilder answer, Flaw flaw, Optional<Color> by) {
    if (question.stillThere().isPresent()) {
      if (question.stillThere().get()) {
        answer.over(GameConsequence.DRAW).say(CasesText.STILL_ILLEGAL);
      } else {
        answer.say(CasesText.NO_LONGER_ILLEGAL);
      }
    } else if (flaw == Flaw.BOTH_KINGS_IN_CHECK || flaw == Flaw.PAWN_ON_LAST_RANK) {
      answer.say(CasesText.WAIT_ONE_MOVE);
    } else {
      correct(answer.say(CasesText.STILL_IN_TIME), flaw, by);
    }
    return answer.citeBlitz(question.conditions()).build();
  }

  /** Corrects the illegal move and penalises the player who made it, if known (7.5.5). */
  private AnswerBuilder correct(AnswerBuilder answer, Flaw flaw, Optional<Color> by) {
    if (by.isPresent() && answer.isSecond(question.irregularities())) {
      Color opponent = by.get().other();
      answer.say(CasesText.SECOND_WITHOUT_BOARD, by.get(), opponent);
      return sayFlaw(answer, flaw, by).over(GameConsequence.winFor(opponent));
    }
    sayFlaw(answer, flaw, by);
    if (flaw != Flaw.PAWN_ON_LAST_RANK) {
      answer.clocks(ClockConsequence.BY_JUDGEMENT).say(CasesText.TIMES_BY_JUDGEMENT);
    }
    if (by.isPresent()) {
      new IrregularityPenalty(by.get(), question.conditions(), texts).addTime(answer);
    } else {
      answer.say(CasesText.PENALTY_AS_USUAL);
    }
    return answer;
  }

  private static AnswerBuilder sayFlaw(AnswerBuilder answer, Flaw flaw, Optional<Color> by) {
    if (flaw == Flaw.PAWN_ON_LAST_RANK) {
      return answer.board(BoardConsequence.QUEEN_PLACED).say(CasesText.PAWN_BECOMES_QUEEN);
    }
    answer.board(BoardConsequence.GO_BACK).say(CasesText.BACK_BEFORE_ILLEGAL_MOVE);
    if (flaw == Flaw.KING_CAPTURED) {
      answer.say(CasesText.KING_WAS_CAPTURED).say(CasesText.CHECK_BEFORE_CAPTURE);
    } else {
      by.ifPresent(player -> answer.say(CasesText.LEFT_KING_IN_CHECK, player));
    }
    return answer;
  }
}

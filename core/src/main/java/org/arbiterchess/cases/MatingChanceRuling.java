package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Position;

/**
 * Rules on fallen flags (6.9), resignations (5.1.2) and dead positions (5.2.2). Each ruling depends
 * on whether a side could still deliver checkmate.
 */
record MatingChanceRuling(Texts texts) {

  CaseReply of(Question.Flag question) {
    if (question.fallen().isEmpty() && !question.bothFallen()) {
      return CaseProblem.missing("fallen", texts, CasesText.WHICH_FLAG);
    }
    Optional<Answer> ended = ended(question.game(), "6.9");
    if (ended.isPresent()) {
      return ended.get();
    }
    Optional<CaseReply> undecided =
        question.fallen().isPresent()
            ? FlagAtTimeControlRuling.of(question, question.fallen().get(), texts).reply()
            : Optional.of(new BothFlagsRuling(question, texts).answer());
    if (undecided.isEmpty()) {
      return flag(question, question.fallen().get());
    }
    Optional<MateProspect> dead = proofOfDeath(question.game().position());
    return dead.isPresent()
        ? drawn(dead.get()).say(CasesText.ENDED_BEFORE).cite("6.9").build()
        : undecided.get();
  }

  private Answer flag(Question.Flag question, Color fallen) {
    AnswerBuilder answer = new AnswerBuilder(texts);
    if (answer.isUnsupervised(question.conditions())) {
      answer.say(CasesText.FLAG_CLAIMED, fallen.other());
      answer.citeBlitz(question.conditions()).say(CasesText.FLAG_SEEN);
    }
    if (question.bothFallen()) {
      answer.cite("6.9").say(CasesText.FIRST_FLAG_COUNTS, fallen);
    }
    FlagAtTimeControlRuling.of(question, fallen, texts).explainLoss(answer);
    return decide(answer, question.game(), fallen, GameText.FLAG_FELL, GameText.FLAG_FELL_DRAWN);
  }

  CaseReply of(Question.Resigned question) {
    return ended(question.game(), "5.1.2")
        .orElseGet(
            () ->
                decide(
                    new AnswerBuilder(texts),
                    question.game(),
                    question.by(),
                    GameText.RESIGNATION,
                    GameText.RESIGNATION_DRAWN));
  }

  CaseReply of(Question.DeadPosition question) {
    Position position = question.game().position();
    return ended(question.game(), "5.2.2").orElseGet(() -> dead(position));
  }

  private Answer dead(Position position) {
    MateProspect own = MateProspect.of(position, position.turn());
    if (own.isExcluded()) {
      MateProspect other = MateProspect.of(position, position.turn().other());
      return other.isExcluded() ? drawn(own).build() : alive(other);
    }
    return alive(own);
  }

  /** Returns the proof that neither side can deliver checkmate, if there is one. */
  private static Optional<MateProspect> proofOfDeath(Position position) {
    MateProspect own = MateProspect.of(position, position.turn());
    return own.isExcluded() && MateProspect.of(position, position.turn().other()).isExcluded()
        ? Optional.of(own)
        : Optional.empty();
  }

  /**
   * Rules that the game continues, because a side could deliver checkmate or because the position
   * has not been proved to be dead.
   */
  private Answer alive(MateProspect mate) {
    AnswerBuilder answer = new AnswerBuilder(texts);
    answer.say(mate.line().isPresent() ? CasesText.NOT_DEAD : CasesText.NOT_PROVED_DEAD);
    return show(answer, mate)
        .say(mate.sentence(texts))
        .clocks(ClockConsequence.runs(mate.position().turn()))
        .build();
  }

  /** Rules that the game was drawn as soon as the position became dead (5.2.2). */
  private AnswerBuilder drawn(MateProspect proof) {
    AnswerBuilder answer = new AnswerBuilder(texts).over(GameConsequence.DRAW);
    answer.say(texts.sentence(GameText.DEAD_POSITION));
    return show(answer, proof).say(proof.sentence(texts));
  }

  /** Returns the answer if the game has already ended by mate, by stalemate or under 9.6. */
  private Optional<Answer> ended(Game game, String article) {
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isEmpty() || outcome.get().ending() == Ending.DEAD_POSITION) {
      return Optional.empty();
    }
    Position position = game.position();
    AnswerBuilder answer = EndedGameAnswer.answer(game, texts);
    if (!position.hasLegalMove()) {
      answer.cite("6.2.1.1");
    }
    AnswerDetails nothing =
        new AnswerDetails.MatePossible(position, Optional.empty(), Optional.empty());
    return Optional.of(answer.cite(article).details(nothing).build());
  }

  /**
   * Rules that the side that ran out of time or resigned has lost, unless its opponent could never
   * deliver checkmate.
   */
  private Answer decide(
      AnswerBuilder answer, Game game, Color side, GameText lost, GameText drawn) {
    Position position = game.position();
    Color opponent = side.other();
    MateProspect mate = MateProspect.of(position, opponent);
    boolean draw = mate.isExcluded();
    String article = lost.article().orElseThrow();
    if (draw && MateProspect.of(position, side).isExcluded()) {
      return drawn(mate).say(CasesText.ENDED_BEFORE).cite(article).build();
    }
    answer.over(draw ? GameConsequence.DRAW : GameConsequence.winFor(opponent));
    if (FlagAtTimeControlRuling.isWholeGame(game) && game.plies() < 2) {
      answer.forfeit(Forfeit.YES);
    }
    answer.say(texts.sentence(draw ? drawn : lost, side, opponent));
    return show(answer, mate).say(mate.sentence(texts)).build();
  }

  private AnswerBuilder show(AnswerBuilder answer, MateProspect mate) {
    return answer
        .show(mate.position(), mate.region(), List.of(), mate.line().orElse(List.of()))
        .details(mate.details(texts));
  }
}

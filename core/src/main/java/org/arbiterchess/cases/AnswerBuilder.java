package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;

/**
 * Builds an answer. By default, the game continues and neither the position nor the clocks change.
 */
final class AnswerBuilder {

  private final Texts texts;
  private GameConsequence game = GameConsequence.CONTINUES;
  private BoardConsequence board = BoardConsequence.UNCHANGED;
  private ClockConsequence clocks = ClockConsequence.UNCHANGED;
  private AddedTime added = AddedTime.NONE;
  private boolean incrementWithdrawn;
  private Forfeit forfeit = Forfeit.NO;
  private final List<String> articles = new ArrayList<>();
  private final List<Sentence> sentences = new ArrayList<>();
  private final List<Assumption> assumed = new ArrayList<>();
  private final List<ArbiterOption> options = new ArrayList<>();
  private AnswerEvidence evidence = AnswerEvidence.NONE;
  private AnswerDetails details = new AnswerDetails.None();

  AnswerBuilder(Texts texts) {
    this.texts = texts;
  }

  Texts texts() {
    return texts;
  }

  /** Cites articles, skipping those already cited. The first article cited is the decisive one. */
  AnswerBuilder cite(String... cited) {
    for (String article : cited) {
      if (!isCited(article)) {
        articles.add(article);
      }
    }
    return this;
  }

  /**
   * Cites B.3 for unsupervised blitz games, because B.3 applies the rules for unsupervised rapid
   * games to them.
   */
  AnswerBuilder citeBlitz(PlayingConditions conditions) {
    return conditions.isUnsupervised() && conditions.isBlitz() ? cite("B.3") : this;
  }

  /** Notes that the answer rests on a fact that was not given. */
  AnswerBuilder assume(Assumption assumption) {
    for (Assumption known : assumed) {
      if (known == assumption) {
        return this;
      }
    }
    assumed.add(assumption);
    return this;
  }

  /** Returns a fact that decides the case. If it was not given, the answer rests on no. */
  boolean given(Optional<Boolean> fact, Assumption otherwise) {
    if (fact.isEmpty()) {
      assume(otherwise);
    }
    return fact.orElse(false);
  }

  /** Returns whether this is not the player's first irregularity. */
  boolean isSecond(OptionalInt irregularities) {
    if (irregularities.isEmpty()) {
      assume(Assumption.IRREGULARITIES);
    }
    return irregularities.orElse(0) > 0;
  }

  /**
   * Returns whether the rules for rapid and blitz without constant supervision decide the case
   * (A.5, B.3).
   */
  boolean isUnsupervised(PlayingConditions conditions) {
    assumePace(conditions);
    if (conditions.supervised().isEmpty() && conditions.isFast()) {
      assume(Assumption.SUPERVISED);
    }
    return conditions.isUnsupervised();
  }

  /** Notes that the pace decides the case. */
  AnswerBuilder assumePace(PlayingConditions conditions) {
    return conditions.control().isEmpty() ? assume(Assumption.CONTROL) : this;
  }

  private boolean isCited(String article) {
    for (String known : articles) {
      if (known.equals(article)) {
        return true;
      }
    }
    return false;
  }

  /** Adds a sentence and cites its article. */
  AnswerBuilder say(CasesText text, Object... values) {
    return say(texts.sentence(text, values));
  }

  /** Adds a sentence and cites its article. */
  AnswerBuilder say(Sentence sentence) {
    sentences.add(sentence);
    sentence.article().ifPresent(this::cite);
    return this;
  }

  AnswerBuilder game(GameConsequence consequence) {
    game = consequence;
    return this;
  }

  /** Ends the game with the given result and stops both clocks. */
  AnswerBuilder over(GameConsequence result) {
    clocks = ClockConsequence.BOTH_STOPPED;
    return game(result);
  }

  AnswerBuilder forfeit(Forfeit recorded) {
    forfeit = recorded;
    return this;
  }

  AnswerBuilder board(BoardConsequence consequence) {
    board = consequence;
    return this;
  }

  AnswerBuilder clocks(ClockConsequence consequence) {
    clocks = consequence;
    return this;
  }

  AnswerBuilder add(Color color, long millis) {
    added = AddedTime.to(color, millis);
    return this;
  }

  /** Withdraws the increment that the player at fault gained by pressing the clock. */
  AnswerBuilder withdrawIncrement() {
    incrementWithdrawn = true;
    return this;
  }

  /** Leaves the decision to the arbiter, who may choose from these options. */
  AnswerBuilder leave(ArbiterOption... choices) {
    options.addAll(List.of(choices));
    return game(GameConsequence.LEFT_TO_ARBITER);
  }

  /** Adds actions that the arbiter may take in addition to the ruling. */
  AnswerBuilder may(ArbiterOption... choices) {
    options.addAll(List.of(choices));
    return this;
  }

  /** Adds the usual penalties, of which the arbiter may choose one (12.9). */
  AnswerBuilder mayPenalise() {
    return may(
        ArbiterOption.WARNING, ArbiterOption.TIME_FOR_OPPONENT, ArbiterOption.TIME_OFF_OFFENDER);
  }

  AnswerBuilder show(Position position) {
    return show(position, List.of(), List.of(), List.of());
  }

  AnswerBuilder show(
      Position position, List<Square> squares, List<AttackArrow> arrows, List<Move> line) {
    evidence = new AnswerEvidence(Optional.of(position.setup()), squares, arrows, line);
    return this;
  }

  /** Shows a position that may be illegal. */
  AnswerBuilder show(Setup setup, List<Square> squares) {
    evidence = new AnswerEvidence(Optional.of(setup), squares, List.of(), List.of());
    return this;
  }

  AnswerBuilder details(AnswerDetails found) {
    details = found;
    return this;
  }

  Answer build() {
    return new Answer(
        game,
        board,
        clocks,
        added,
        incrementWithdrawn,
        forfeit,
        articles,
        sentences,
        assumed,
        options,
        evidence,
        details);
  }
}

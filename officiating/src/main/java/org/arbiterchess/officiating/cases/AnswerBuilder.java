package org.arbiterchess.officiating.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameVerdictFinder;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.touch.Obligation;

/**
 * Builds the answer to a question. By default, the game continues and neither the position nor the
 * clocks change. Each chapter of rulings extends this class.
 */
class AnswerBuilder {

  /** In unsupervised rapid and blitz, a correction is too late after this many moves (A.5.1). */
  static final int MOVES_UNTIL_TOO_LATE = 10;

  final Question question;
  final Texts texts;
  final PlayingConditions conditions;
  private Answer.Game game = Answer.Game.CONTINUES;
  private Answer.Board board = Answer.Board.UNCHANGED;
  private Answer.Clocks clocks = Answer.Clocks.UNCHANGED;
  private Answer.AddedTime added = Answer.AddedTime.NONE;
  private boolean incrementWithdrawn;
  private Answer.Forfeit forfeit = Answer.Forfeit.NO;
  private final List<String> articles = new ArrayList<>();
  private final List<Sentence> sentences = new ArrayList<>();
  private final List<Fact<?>> assumed = new ArrayList<>();
  private final List<Answer.Option> options = new ArrayList<>();
  private Answer.Evidence evidence = Answer.Evidence.NONE;
  private Answer.Details details = new Answer.NoDetails();
  private Optional<CaseReply.Problem> problem = Optional.empty();

  AnswerBuilder(Question question, Texts texts) {
    this.question = question;
    this.texts = texts;
    this.conditions = PlayingConditions.of(question);
  }

  // Facts.

  <T> Optional<T> get(Fact<T> fact) {
    return question.get(fact);
  }

  /** Returns a fact without which the question would not be ruled on. */
  <T> T need(Fact<T> fact) {
    return question.get(fact).orElseThrow();
  }

  /** Whether a fact was given and is true. */
  boolean is(Fact<Boolean> fact) {
    return get(fact).orElse(false);
  }

  /** Whether a fact was given and is false. */
  boolean isNot(Fact<Boolean> fact) {
    return !get(fact).orElse(true);
  }

  /** Returns a fact that decides the case. If it was not given, the answer rests on no. */
  boolean given(Fact<Boolean> fact) {
    return assumeUnlessGiven(fact).is(fact);
  }

  /** Returns whether this is not the player's first irregularity. */
  boolean isSecond() {
    return assumeUnlessGiven(Fact.IRREGULARITIES).get(Fact.IRREGULARITIES).orElse(0) > 0;
  }

  /**
   * Returns whether the rules for rapid and blitz without constant supervision decide the case
   * (A.5, B.3).
   */
  boolean isUnsupervised() {
    assumePace();
    if (conditions.isFast()) {
      assumeUnlessGiven(Fact.SUPERVISED);
    }
    return conditions.isUnsupervised();
  }

  /** Notes that the pace decides the case. */
  AnswerBuilder assumePace() {
    return assumeUnlessGiven(Fact.CONTROL);
  }

  AnswerBuilder assumeUnlessGiven(Fact<?> fact) {
    return get(fact).isPresent() ? this : assume(fact);
  }

  /** Notes that the answer rests on a fact that was not given. */
  AnswerBuilder assume(Fact<?> fact) {
    if (!assumed.contains(fact)) {
      assumed.add(fact);
    }
    return this;
  }

  // Problems.

  /** Asks for a missing part of the question. */
  AnswerBuilder missing(Fact<?> fact, CasesText asking, Object... values) {
    problem = Optional.of(new CaseReply.Problem(fact.key(), true, texts.say(asking, values)));
    return this;
  }

  /** Explains why a part of the question cannot be used. */
  AnswerBuilder unusable(Fact<?> fact, CasesText why, Object... values) {
    return unusable(fact, texts.say(why, values));
  }

  AnswerBuilder unusable(Fact<?> fact, String why) {
    problem = Optional.of(new CaseReply.Problem(fact.key(), false, why));
    return this;
  }

  /** Reports a move that does not move a piece of the side to move. */
  boolean isWrongMove(Fact<Attempt> fact, Position position) {
    get(fact)
        .ifPresent(
            attempt -> {
              if (Obligation.from(position, attempt).isEmpty()) {
                unusable(fact, CasesText.NO_PIECE_NAMED, attempt.toString());
              } else if (attempt instanceof Attempt.Step step) {
                checkPiece(fact, position, step.from());
              }
            });
    return problem.isPresent();
  }

  private void checkPiece(Fact<Attempt> fact, Position position, Square from) {
    Optional<Piece> piece = position.pieceAt(from);
    if (piece.isEmpty()) {
      unusable(fact, CasesText.EMPTY_SQUARE, from.toString());
    } else if (piece.get().color() != position.turn()) {
      unusable(fact, CasesText.NOT_YOUR_PIECE, from.toString());
    }
  }

  /** Reports a period that a known time control does not have. */
  boolean isWrongPeriod(List<TimeControlStage> periods) {
    int period = get(Fact.PERIOD).orElse(1);
    if (!periods.isEmpty() && (period < 1 || period > periods.size())) {
      unusable(Fact.PERIOD, CasesText.NO_SUCH_PERIOD, periods.size());
    }
    return problem.isPresent();
  }

  // Sentences and articles.

  /** Cites articles, skipping those already cited. The first article cited is the decisive one. */
  AnswerBuilder cite(String... cited) {
    for (String article : cited) {
      if (!articles.contains(article)) {
        articles.add(article);
      }
    }
    return this;
  }

  /**
   * Cites B.3 for unsupervised blitz games, because B.3 applies the rules for unsupervised rapid
   * games to them.
   */
  AnswerBuilder citeBlitz() {
    return conditions.isUnsupervised() && conditions.isBlitz() ? cite("B.3") : this;
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

  /** Adds a sentence for which the case decides what it cites. */
  AnswerBuilder sayUnder(String article, CasesText text, Object... values) {
    return say(new Sentence(texts.say(text, values), Optional.of(article)));
  }

  // Consequences.

  AnswerBuilder game(Answer.Game consequence) {
    game = consequence;
    return this;
  }

  /** Ends the game with the given result and stops both clocks. */
  AnswerBuilder over(Answer.Game result) {
    clocks = Answer.Clocks.BOTH_STOPPED;
    return game(result);
  }

  AnswerBuilder wins(Color winner) {
    return over(Answer.Game.winFor(winner));
  }

  AnswerBuilder forfeit(Answer.Forfeit recorded) {
    forfeit = recorded;
    return this;
  }

  AnswerBuilder board(Answer.Board consequence) {
    board = consequence;
    return this;
  }

  AnswerBuilder clocks(Answer.Clocks consequence) {
    clocks = consequence;
    return this;
  }

  AnswerBuilder runs(Color color) {
    return clocks(color == Color.WHITE ? Answer.Clocks.WHITE_RUNS : Answer.Clocks.BLACK_RUNS);
  }

  AnswerBuilder add(Color color, long millis) {
    added = Answer.AddedTime.to(color, millis);
    return this;
  }

  /** Leaves the decision to the arbiter, who may choose from these options. */
  AnswerBuilder leave(Answer.Option... choices) {
    return may(choices).game(Answer.Game.LEFT_TO_ARBITER);
  }

  /** Adds actions that the arbiter may take in addition to the ruling. */
  AnswerBuilder may(Answer.Option... choices) {
    options.addAll(List.of(choices));
    return this;
  }

  /** Adds the usual penalties, of which the arbiter may choose one (12.9). */
  AnswerBuilder mayPenalise() {
    return may(
        Answer.Option.WARNING, Answer.Option.TIME_FOR_OPPONENT, Answer.Option.TIME_OFF_OFFENDER);
  }

  AnswerBuilder show(Position position) {
    return show(position, List.of(), List.of(), List.of());
  }

  AnswerBuilder show(
      Position position, List<Square> squares, List<AttackArrow> arrows, List<Move> line) {
    evidence = new Answer.Evidence(Optional.of(position.setup()), squares, arrows, line);
    return this;
  }

  /** Shows a position that may be illegal. */
  AnswerBuilder show(Setup setup, List<Square> squares) {
    evidence = new Answer.Evidence(Optional.of(setup), squares, List.of(), List.of());
    return this;
  }

  AnswerBuilder details(Answer.Details found) {
    details = found;
    return this;
  }

  /** Returns the answer, unless a problem was found. */
  CaseReply reply() {
    return problem.isPresent()
        ? problem.get()
        : new Answer(
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

  // The penalties of 7.5.5 and 9.5.3.

  /**
   * Gives a player extra time for the opponent's first irregularity or incorrect claim. In rapid
   * and unsupervised blitz, A.3 reduces it to one minute; in supervised blitz, our reading does.
   *
   * @param article the article that grants the time
   */
  void addPenaltyTime(Color player, String article) {
    long millis = conditions.pace().map(FidePace::penaltyMillis).orElse(0L);
    assumePace().cite(article).add(player, millis);
    if (millis == 0) {
      sayUnder(article, CasesText.NO_TIME_WITHOUT_CLOCK);
    } else if (conditions.isRapid() || (conditions.isBlitz() && isUnsupervised())) {
      sayUnder("A.3", CasesText.ONE_MINUTE, player);
    } else if (conditions.isBlitz()) {
      sayUnder(article, CasesText.ONE_MINUTE, player).say(CasesText.ONE_MINUTE_IN_BLITZ);
    } else {
      sayUnder(article, CasesText.TWO_MINUTES, player);
    }
    if (conditions.isUnsupervised() && article.equals("7.5.5")) {
      cite("A.5.2");
    }
    citeBlitz();
  }

  /** Penalises a first irregularity: the opponent gets extra time. */
  AnswerBuilder firstIrregularity(Color offender) {
    addPenaltyTime(offender.other(), "7.5.5");
    return conditions.hasClock() ? this : say(CasesText.COUNTS_WITHOUT_CLOCK);
  }

  /**
   * Penalises a second irregularity: the player loses, or the game is drawn if the opponent could
   * never deliver checkmate.
   *
   * @param corrected the position after the correction
   */
  AnswerBuilder secondIrregularity(Color offender, Position corrected) {
    Color opponent = offender.other();
    MateProspect mate = MateProspect.of(corrected, opponent);
    boolean draw = mate.isExcluded();
    over(draw ? Answer.Game.DRAW : Answer.Game.winFor(opponent));
    say(draw ? CasesText.SECOND_DRAWS : CasesText.SECOND_LOSES, offender, opponent);
    return say(mate.sentence(texts));
  }

  /**
   * Penalises a second irregularity if the position is unknown, so that nothing saves the player.
   */
  AnswerBuilder secondIrregularity(Color offender) {
    Color opponent = offender.other();
    return wins(opponent).say(CasesText.SECOND_WITHOUT_BOARD, offender, opponent);
  }

  /**
   * States that the clock press earned no increment. Says nothing if the time control is known to
   * have no increment.
   *
   * @param phrase the sentence about the player at fault
   */
  AnswerBuilder denyIncrement(Color offender, CasesText phrase) {
    if (conditions.control().isEmpty() || conditions.hasIncrement()) {
      incrementWithdrawn = true;
      say(phrase, offender);
    }
    return this;
  }

  // Games that have already ended.

  /** States that the outcome of the game stands and that later incidents do not count. */
  AnswerBuilder endedBefore(Game ended) {
    return ended(ended, ended.outcome().orElseThrow().ending()).say(CasesText.ENDED_BEFORE);
  }

  /**
   * States the outcome if the last move ended the game; otherwise returns false. Unlike the game
   * itself, this also searches for a proof that the position is dead (5.2.2).
   */
  boolean isEndedBy(Game moved) {
    if (moved.isOver()) {
      ended(moved, moved.outcome().orElseThrow().ending());
      return true;
    }
    if (GameVerdictFinder.find(moved).isPresent()) {
      ended(moved, Ending.DEAD_POSITION);
      return true;
    }
    return false;
  }

  private AnswerBuilder ended(Game ended, Ending ending) {
    Position position = ended.position();
    Optional<Color> winner = ended.outcome().flatMap(Outcome::winner);
    return over(winner.map(Answer.Game::winFor).orElse(Answer.Game.DRAW))
        .say(
            switch (ending) {
              case CHECKMATE -> texts.sentence(GameText.CHECKMATE, position.turn().other());
              case STALEMATE -> texts.sentence(GameText.STALEMATE, position.turn());
              case DEAD_POSITION -> texts.sentence(GameText.DEAD_POSITION);
              case FIVEFOLD_REPETITION -> texts.sentence(GameText.FIVEFOLD);
              case SEVENTY_FIVE_MOVES -> texts.sentence(GameText.SEVENTY_FIVE);
              default ->
                  throw new IllegalArgumentException("no automatic ending: " + ending.name());
            })
        .show(position, List.of(position.king(position.turn())), List.of(), List.of());
  }
}

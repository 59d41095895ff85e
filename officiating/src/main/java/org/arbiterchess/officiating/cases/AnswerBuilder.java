package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.officiating.cases.CaseReply.UnansweredQuestionException;
import org.arbiterchess.officiating.message.StrictText;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.text.Lists;

/**
 * Builds the answer to a question. By default, the game continues and neither the position nor the
 * clocks change. Each chapter of rulings extends this class.
 */
class AnswerBuilder {

  /** In unsupervised rapid and blitz, a correction is too late after this many moves (A.5.1). */
  private static final int MOVES_UNTIL_TOO_LATE = 10;

  final Question question;
  final Texts texts;
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

  AnswerBuilder(Question question, Texts texts) {
    this.question = question;
    this.texts = texts;
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
    return assumeUnlessGiven(IRREGULARITIES).get(IRREGULARITIES).orElse(0) > 0;
  }

  // The conditions under which the game is played.

  /** Returns the pace, or empty if there is no clock. */
  Optional<FidePace> pace() {
    return get(CONTROL).map(TimeControl::fidePace).orElse(Optional.of(FidePace.STANDARD));
  }

  boolean hasClock() {
    return pace().isPresent();
  }

  private boolean isPace(FidePace asked) {
    return pace().filter(pace -> pace == asked).isPresent();
  }

  boolean isBlitz() {
    return isPace(FidePace.BLITZ);
  }

  /** Whether the game is rapid or blitz. */
  boolean isFast() {
    return isBlitz() || isPace(FidePace.RAPID);
  }

  /** Returns a player's periods; empty if there is no clock or the time control is unknown. */
  List<TimeControlStage> periods(Color color) {
    return get(CONTROL).map(control -> control.stages(color)).orElse(List.of());
  }

  /** Whether any stage has an increment or delay; false if the time control is unknown. */
  boolean hasIncrement() {
    List<TimeControlStage> stages = new ArrayList<>(periods(Color.WHITE));
    stages.addAll(periods(Color.BLACK));
    return Lists.any(
        stages, stage -> stage.mode() != TimingMethod.HOURGLASS && stage.bonusMillis() > 0);
  }

  /** Like {@link #isUnsupervised()}, but the answer does not rest on it. */
  boolean isKnownUnsupervised() {
    return isNot(SUPERVISED) && isFast();
  }

  /**
   * Returns whether the rules for rapid and blitz without constant supervision decide the case
   * (A.5, B.3).
   */
  boolean isUnsupervised() {
    assumePace();
    if (isFast()) {
      assumeUnlessGiven(SUPERVISED);
    }
    return isKnownUnsupervised();
  }

  /** Notes that the pace decides the case. */
  AnswerBuilder assumePace() {
    return assumeUnlessGiven(CONTROL);
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

  // Problems, which end the ruling.

  /** Returns a fact without which the case cannot be decided, or asks for it. */
  <T> T need(Fact<T> fact, TextKey asking, Object... values) {
    return get(fact).orElseThrow(() -> missing(fact, asking, values));
  }

  /** Asks for a missing part of the question. */
  UnansweredQuestionException missing(Fact<?> fact, TextKey asking, Object... values) {
    return problem(fact, true, texts.say(asking, values));
  }

  /** Explains why a part of the question cannot be used. */
  UnansweredQuestionException unusable(Fact<?> fact, TextKey why, Object... values) {
    return problem(fact, false, texts.say(why, values));
  }

  static UnansweredQuestionException problem(Fact<?> fact, boolean isMissing, String text) {
    return new UnansweredQuestionException(new CaseReply.Problem(fact.key(), isMissing, text));
  }

  /** Checks that a move, if given, moves a piece of the side to move. */
  void checkMove(Fact<Attempt> fact, Position position) {
    if (get(fact).isEmpty()) {
      return;
    }
    Attempt attempt = need(fact);
    if (Obligation.from(position, attempt).isEmpty()) {
      throw unusable(fact, NO_PIECE_NAMED, attempt.toString());
    }
    if (attempt instanceof Attempt.Step step) {
      String from = step.from().toString();
      Piece piece =
          position
              .pieceAt(step.from())
              .orElseThrow(() -> unusable(fact, DetailedReason.NO_PIECE, from));
      if (piece.color() != position.turn()) {
        throw unusable(fact, NOT_YOUR_PIECE, from);
      }
    }
  }

  void checkClock() {
    if (!hasClock()) {
      throw unusable(CONTROL, ONLY_WITH_CLOCK);
    }
  }

  /** Checks that a known time control has the given period. */
  void checkPeriod(List<TimeControlStage> periods) {
    int period = get(PERIOD).orElse(1);
    if (!periods.isEmpty() && (period < 1 || period > periods.size())) {
      throw unusable(PERIOD, NO_SUCH_PERIOD, periods.size());
    }
  }

  /** Whether it is too late for a correction in unsupervised rapid and blitz (A.5.1). */
  boolean isTooLateToCorrect() {
    return need(COMPLETED, HOW_MANY_MOVES) >= MOVES_UNTIL_TOO_LATE;
  }

  // Sentences and articles.

  /** Cites articles, skipping those already cited. The first article cited is the decisive one. */
  AnswerBuilder cite(String... cited) {
    articles.addAll(Lists.where(List.of(cited), article -> !articles.contains(article)));
    return this;
  }

  /**
   * Cites B.3 for unsupervised blitz games, because B.3 applies the rules for unsupervised rapid
   * games to them.
   */
  AnswerBuilder citeBlitz() {
    return isKnownUnsupervised() && isBlitz() ? cite("B.3") : this;
  }

  /** Adds a sentence and cites its article. */
  AnswerBuilder say(TextKey text, Object... values) {
    return say(texts.sentence(text, values));
  }

  /** Adds a sentence and cites its article. */
  AnswerBuilder say(Sentence sentence) {
    sentences.add(sentence);
    sentence.article().ifPresent(this::cite);
    return this;
  }

  /** Adds a sentence for which the case decides what it cites. */
  AnswerBuilder sayUnder(String article, TextKey text, Object... values) {
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

  Answer answer() {
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

  // The penalties of 7.5.5 and 9.5.3.

  /**
   * Gives a player extra time for the opponent's first irregularity or incorrect claim. In rapid
   * and unsupervised blitz, A.3 reduces it to one minute; in supervised blitz, our reading does.
   *
   * @param article the article that grants the time
   */
  void addPenaltyTime(Color player, String article) {
    assumePace().cite(article);
    if (hasClock()) {
      FidePace pace = pace().orElseThrow();
      String cited = pace.penaltyArticle(article, !(isBlitz() && isUnsupervised()));
      boolean isReading = cited.equals(FidePace.SUPERVISED_BLITZ);
      add(player, pace.penaltyMillis());
      sayUnder(
          isReading ? article : cited,
          pace == FidePace.STANDARD ? StrictText.TWO_MINUTES_ADDED : StrictText.ONE_MINUTE_ADDED,
          player);
      if (isReading) {
        say(ONE_MINUTE_IN_BLITZ);
      }
    } else {
      sayUnder(article, NO_TIME_WITHOUT_CLOCK);
    }
    if (isKnownUnsupervised() && article.equals("7.5.5")) {
      cite("A.5.2");
    }
    citeBlitz();
  }

  /** Penalises a first irregularity: the opponent gets extra time. */
  AnswerBuilder firstIrregularity(Color offender) {
    addPenaltyTime(offender.other(), "7.5.5");
    return hasClock() ? this : say(COUNTS_WITHOUT_CLOCK);
  }

  /**
   * Penalises a second irregularity: the player loses, or the game is drawn if the opponent could
   * never deliver checkmate.
   *
   * @param corrected the position after the correction; if it is unknown, nothing saves the player
   */
  AnswerBuilder secondIrregularity(Color offender, Optional<Position> corrected) {
    Color opponent = offender.other();
    if (corrected.isEmpty()) {
      return wins(opponent).say(SECOND_WITHOUT_BOARD, offender, opponent);
    }
    MateProspect mate = MateProspect.of(corrected.get(), opponent);
    boolean draw = mate.isExcluded();
    over(draw ? Answer.Game.DRAW : Answer.Game.winFor(opponent));
    say(draw ? SECOND_DRAWS : SECOND_LOSES, offender, opponent);
    return say(mate.sentence(texts));
  }

  /**
   * States and penalises an irregularity, and returns whether the game goes on because it is the
   * player's first.
   */
  boolean goesOnAfter(TextKey irregularity, Color offender, Optional<Position> corrected) {
    if (isSecond()) {
      secondIrregularity(offender, corrected).say(irregularity, offender);
      return false;
    }
    say(irregularity, offender).firstIrregularity(offender);
    return true;
  }

  /**
   * States that the clock press earned no increment. Says nothing if the time control is known to
   * have no increment.
   *
   * @param phrase the sentence about the player at fault
   */
  AnswerBuilder denyIncrement(Color offender, TextKey phrase) {
    if (get(CONTROL).isEmpty() || hasIncrement()) {
      incrementWithdrawn = true;
      say(phrase, offender);
    }
    return this;
  }

  // Games that have already ended.

  /** States that the outcome of the game stands and that later incidents do not count. */
  AnswerBuilder endedBefore(Game ended) {
    return ended(ended, ended.outcome().orElseThrow().ending()).say(ENDED_BEFORE);
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
    if (Arbiter.findVerdict(moved).isPresent()) {
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

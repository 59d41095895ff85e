package org.arbiterchess.officiating.cases;

import static org.arbiterchess.message.GameText.DEAD_POSITION;
import static org.arbiterchess.officiating.cases.Answer.Game.*;
import static org.arbiterchess.officiating.cases.Answer.Option.*;
import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;
import static org.arbiterchess.officiating.message.StrictText.TIME_ADDED;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.ConstantText;
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

  static final TextKey NO_PIECE =
      ConstantText.ruling(
          DetailedReason.NO_PIECE,
          DetailedReason.NO_PIECE.article(),
          DetailedReason.NO_PIECE.facts());

  /** In unsupervised rapid and blitz, a correction is too late after this many moves (A.5.1). */
  private static final int MOVES_UNTIL_TOO_LATE = 10;

  final Question question;
  final Texts texts;
  private Answer.Game game = CONTINUES;
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

  /** Returns a fact without which the case cannot be decided, or asks for it. */
  <T> T need(Fact<T> fact) {
    return get(fact).orElseThrow(() -> missing(fact));
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
    return assume(fact).is(fact);
  }

  /** Returns whether this is not the player's first irregularity. */
  boolean isSecond() {
    return assume(IRREGULARITIES).get(IRREGULARITIES).orElse(0) > 0;
  }

  /** Notes that the answer rests on a fact, if it was not given. */
  AnswerBuilder assume(Fact<?> fact) {
    if (get(fact).isEmpty() && !assumed.contains(fact)) {
      assumed.add(fact);
    }
    return this;
  }

  // The conditions under which the game is played.

  /** Returns the pace, or empty if there is no clock. */
  Optional<FidePace> pace() {
    return get(CONTROL).map(TimeControl::fidePace).orElse(Optional.of(FidePace.STANDARD));
  }

  boolean isBlitz() {
    return pace().filter(pace -> pace == FidePace.BLITZ).isPresent();
  }

  /** Whether the game is rapid or blitz. */
  boolean isFast() {
    return pace().filter(pace -> pace != FidePace.STANDARD).isPresent();
  }

  /** Returns a player's periods; empty if there is no clock or the time control is unknown. */
  List<TimeControlStage> periods(Color color) {
    return get(CONTROL).map(control -> control.stages(color)).orElse(List.of());
  }

  /** Whether any stage has an increment or delay; false if the time control is unknown. */
  boolean hasIncrement() {
    Predicate<TimeControlStage> gains = stage -> stage.bonusMillis() > 0;
    return Lists.any(periods(Color.WHITE), gains) || Lists.any(periods(Color.BLACK), gains);
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
    assume(CONTROL);
    if (isFast()) {
      assume(SUPERVISED);
    }
    return isKnownUnsupervised();
  }

  /** Whether it is too late for a correction in unsupervised rapid and blitz (A.5.1). */
  boolean isTooLateToCorrect() {
    return need(COMPLETED) >= MOVES_UNTIL_TOO_LATE;
  }

  // Problems, which end the ruling.

  /** Asks for a missing part of the question. */
  UnansweredQuestionException missing(Fact<?> fact) {
    return problem(fact, true, texts.say(ASKED, fact.key(), question.kind().word()));
  }

  /** Asks for a part of the question if it is missing. */
  void askIf(boolean isMissing, Fact<?> fact) {
    if (isMissing) {
      throw missing(fact);
    }
  }

  /** Explains why a part of the question cannot be used, if it cannot. */
  void check(boolean isUsable, Fact<?> fact, TextKey why, Object... values) {
    if (!isUsable) {
      throw problem(fact, false, texts.say(why, values));
    }
  }

  static UnansweredQuestionException problem(Fact<?> fact, boolean isMissing, String text) {
    return new UnansweredQuestionException(fact.key(), isMissing, text);
  }

  /** Checks that a move, if given, moves a piece of the side to move. */
  void checkMove(Fact<Attempt> fact, Position position) {
    if (get(fact).isPresent()) {
      Attempt attempt = need(fact);
      Optional<Square> from = Obligation.from(position, attempt);
      check(from.isPresent(), fact, NO_PIECE_NAMED, attempt.toString());
      Optional<Piece> piece = position.pieceAt(from.get());
      check(piece.isPresent(), fact, NO_PIECE, from.get().toString());
      check(piece.get().color() == position.turn(), fact, NOT_YOUR_PIECE, from.get().toString());
    }
  }

  void checkClock() {
    check(pace().isPresent(), CONTROL, ONLY_WITH_CLOCK);
  }

  /** Checks that a known time control has the given period. */
  void checkPeriod(List<TimeControlStage> periods) {
    int period = get(PERIOD).orElse(1);
    boolean exists = periods.isEmpty() || (period >= 1 && period <= periods.size());
    check(exists, PERIOD, NO_SUCH_PERIOD, periods.size());
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

  /** Adds a sentence and cites its article, if a condition holds. */
  AnswerBuilder sayIf(boolean holds, TextKey text, Object... values) {
    return holds ? say(text, values) : this;
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
    return game(result).clocks(Answer.Clocks.BOTH_STOPPED);
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
    return may(choices).game(LEFT_TO_ARBITER);
  }

  /** Adds actions that the arbiter may take in addition to the ruling. */
  AnswerBuilder may(Answer.Option... choices) {
    options.addAll(List.of(choices));
    return this;
  }

  /** Adds the usual penalties, of which the arbiter may choose one (12.9). */
  AnswerBuilder mayPenalise() {
    return may(WARNING, TIME_FOR_OPPONENT, TIME_OFF_OFFENDER);
  }

  /** Leaves the penalty to the arbiter, who may also declare the game lost (11.6, 12.9). */
  AnswerBuilder choosePenalty() {
    return say(ARBITER_CHOOSES_PENALTY).mayPenalise().leave(GAME_LOST, OTHER_PENALTY);
  }

  AnswerBuilder show(Position position, Square... squares) {
    return show(position.setup(), List.of(squares), List.of(), List.of());
  }

  /** Shows a position that may be illegal. */
  AnswerBuilder show(Setup setup, List<Square> squares, List<AttackArrow> arrows, List<Move> line) {
    evidence = new Answer.Evidence(Optional.of(setup), squares, arrows, line);
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
  AnswerBuilder addPenaltyTime(Color player, String article) {
    assume(CONTROL).cite(article);
    if (pace().isPresent()) {
      FidePace pace = pace().get();
      String cited = pace.penaltyArticle(article, !(isBlitz() && isUnsupervised()));
      boolean isReading = cited.equals(FidePace.SUPERVISED_BLITZ);
      long millis = pace.penaltyMillis();
      add(player, millis)
          .sayUnder(isReading ? article : cited, TIME_ADDED, player, millis, false, "");
      sayIf(isReading, ONE_MINUTE_IN_BLITZ);
    } else {
      sayUnder(article, NO_TIME_WITHOUT_CLOCK);
    }
    if (isKnownUnsupervised() && article.equals("7.5.5")) {
      cite("A.5.2");
    }
    return citeBlitz();
  }

  /** Penalises a first irregularity: the opponent gets extra time. */
  AnswerBuilder firstIrregularity(Color offender) {
    return addPenaltyTime(offender.other(), "7.5.5").sayIf(pace().isEmpty(), COUNTS_WITHOUT_CLOCK);
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
    return over(draw ? DRAW : Answer.Game.winFor(opponent))
        .say(SECOND_IRREGULARITY, draw, offender, opponent)
        .say(mate.sentence(texts));
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
    incrementWithdrawn = get(CONTROL).isEmpty() || hasIncrement();
    return sayIf(incrementWithdrawn, phrase, offender);
  }

  // Games that have already ended.

  /** States that the outcome of the game stands and that later incidents do not count. */
  AnswerBuilder endedBefore(Game ended) {
    return ended(ended, Announcement.ofOutcome(ended, texts).orElseThrow()).say(ENDED_BEFORE);
  }

  /**
   * States the outcome if the last move ended the game; otherwise returns false. Unlike the game
   * itself, this also searches for a proof that the position is dead (5.2.2).
   */
  boolean isEndedBy(Game moved) {
    Optional<Sentence> outcome =
        Announcement.ofOutcome(moved, texts)
            .or(() -> Arbiter.findVerdict(moved).map(dead -> texts.sentence(DEAD_POSITION)));
    outcome.ifPresent(said -> ended(moved, said));
    return outcome.isPresent();
  }

  private AnswerBuilder ended(Game ended, Sentence outcome) {
    Position position = ended.position();
    Optional<Color> winner = ended.outcome().flatMap(Outcome::winner);
    return over(winner.map(Answer.Game::winFor).orElse(DRAW))
        .say(outcome)
        .show(position, position.king(position.turn()));
  }
}

package org.arbiterchess.officiating.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.officiating.strict.StrictEvent;
import org.arbiterchess.officiating.strict.StrictEvent.IllegalPressKind;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Compares the answers to questions with strict play. A move must have the same consequences in an
 * answer as in a strict game, where the piece is released and the player then presses the clock. In
 * strict play, the decision is made when the clock is pressed, whereas {@code CaseRulings} decides
 * from the question alone.
 */
class CasesAgreeWithStrictPlayTest {

  private static final List<String> CONTROLS = List.of("90+30", "15+10", "3+2", "-");

  private final Map<IllegalPressKind, Integer> irregularities =
      new EnumMap<>(IllegalPressKind.class);
  private int legal;
  private int second;
  private int upheld;
  private int rejected;

  @Test
  void an_illegal_move_costs_the_same_in_strict_play_and_in_answers() {
    long seed = 170_001;
    SplittableRandom random = new SplittableRandom(seed);
    List<Position> positions =
        new ArrayList<>(RandomPositions.classical(seed, SoakMode.count(400, 10_000)));
    positions.addAll(RandomPositions.chess960(seed, SoakMode.count(200, 5_000)));
    for (Position position : positions) {
      Game game = strictGame(position, control(random));
      if (!game.isOver()) {
        for (int i = 0; i < 4; i++) {
          compare(game, attempt(position, random));
        }
        compareSecondPress(game);
      }
    }
    System.out.println(
        "answers and strict play, seed "
            + seed
            + ": "
            + irregularities
            + ", legal "
            + legal
            + ", second irregularities "
            + second);
    assertThat(irregularities.keySet()).containsExactlyInAnyOrder(IllegalPressKind.values());
    assertThat(legal).isPositive();
  }

  @Test
  void a_claim_is_judged_alike_in_strict_play_and_in_answers() {
    Position start = Fen.parse("4k1n1/7p/8/8/8/8/7P/4K1N1 w - - 94 80");
    Game game = strictGame(start, TimeControl.of("15+10"));
    long now = 0;
    for (String move : "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3".split(" ", -1)) {
      for (ClaimKind kind : ClaimKind.values()) {
        compareClaim(game, kind, Optional.empty());
        for (Square from : Square.values()) {
          Optional<Color> color = game.position().pieceAt(from).map(Piece::color);
          if (color.isPresent() && color.get() == game.position().turn()) {
            for (Square to : Square.values()) {
              compareClaim(game, kind, Optional.of(Attempt.step(from, to)));
            }
          }
        }
      }
      Seat seat = Seat.of(game.position().turn());
      now += 2_000;
      Attempt played = game.position().readMove(move).orElseThrow();
      game = decide(game, new Command(seat, "", new StrictAction.Release(played)), now);
      game = decide(game, new Command(seat, "", StrictAction.Simple.PRESS), now);
    }
    assertThat(upheld).isPositive();
    assertThat(rejected).isPositive();
  }

  private void compareClaim(Game game, ClaimKind kind, Optional<Attempt> named) {
    Color claimant = game.position().turn();
    Command claim = new Command(Seat.of(claimant), "", new Action.Claim(kind, named));
    List<GameEvent> events =
        ((Decision.Accepted) Arbiter.decide(game, claim, game.events().size() * 2_000L)).events();
    boolean correct = ((GameEvent.DrawClaimed) events.get(0)).correct();
    Question question =
        question(Question.Kind.CLAIM, game)
            .with(Fact.MOVES, true)
            .with(Fact.CLAIMED, kind)
            .with(Fact.NAMED, named)
            .with(Fact.TOUCHED_FIRST, false);
    Answer answer = CaseRulings.answer(question, Texts.english());
    Answer.ClaimChecked checked = (Answer.ClaimChecked) answer.details();
    assertThat(checked.correct()).as("%s %s in %s", kind, named, game).contains(correct);
    assertThat(answer.added()).isEqualTo(added(events));
    if (correct) {
      upheld++;
      assertThat(answer.articles().get(0))
          .startsWith(kind == ClaimKind.FIFTY_MOVES ? "9.3" : "9.2");
    } else {
      rejected++;
      Game after = game.apply(events);
      assertThat(checked.must().orElse(game.position().legalMoves()))
          .as("%s %s in %s", kind, named, game)
          .containsExactlyInAnyOrderElementsOf(Strict.obligation(after).orElseThrow().allowed());
    }
  }

  private static TimeControl control(SplittableRandom random) {
    return control(CONTROLS.get(random.nextInt(CONTROLS.size())));
  }

  private static TimeControl control(String text) {
    return TimeControl.of(text);
  }

  private static Game strictGame(Position position, TimeControl control) {
    GameEvent.Started started =
        new GameEvent.Started(
            0,
            position,
            Rulebook.OVER_THE_BOARD,
            control,
            FirstMoveIncrement.INCLUDED,
            Strict.MODE);
    Game game = Game.start(started);
    return game.isOver() || !control.hasClock()
        ? game
        : decide(game, new Command(Seat.ARBITER, "", StrictAction.Simple.START_CLOCK));
  }

  /**
   * Returns a legal move, a move to a random square, or a promotion that does not name the new
   * piece.
   */
  private static Attempt attempt(Position position, SplittableRandom random) {
    List<Move> moves = position.legalMoves();
    Move move = moves.get(random.nextInt(moves.size()));
    if (move.promotion().isPresent()) {
      return Attempt.step(move.from(), move.to());
    }
    Square goal = Square.values()[random.nextInt(64)];
    return random.nextInt(3) == 0 ? move.attempt() : Attempt.step(move.from(), goal);
  }

  private void compare(Game game, Attempt attempt) {
    if (ReleasedMove.castlingRook(game.position(), attempt).isPresent()) {
      // Castling is not compared. A question treats every attempt to castle as castling, but in
      // strict play the squares where the king and rook land must be free.
      return;
    }
    Seat seat = Seat.of(game.position().turn());
    Decision released =
        Arbiter.decide(game, new Command(seat, "", new StrictAction.Release(attempt)), 0);
    if (!(released instanceof Decision.Accepted accepted)) {
      return;
    }
    Game after = game.apply(accepted.events());
    if (after.isOver()) {
      assertThat(made(answer(game, attempt)).isLegal()).isTrue();
      return;
    }
    Decision pressed = Arbiter.decide(after, new Command(seat, "", StrictAction.Simple.PRESS), 0);
    List<GameEvent> events = ((Decision.Accepted) pressed).events();
    Game end = after.apply(events);
    Optional<StrictEvent.IrregularityFound> found = irregularity(events);
    if (found.isEmpty()) {
      legal++;
      assertThat(made(answer(game, attempt)).isLegal()).as("%s in %s", attempt, game).isTrue();
      return;
    }
    irregularities.merge(found.get().kind(), 1, Integer::sum);
    if (found.get().kind() == IllegalPressKind.PAWN_NOT_REPLACED) {
      Answer answer = queen(game, (Attempt.Step) attempt, 0);
      assertThat(made(answer).after()).contains(end.position());
      assertThat(answer.added()).isEqualTo(added(events));
      assertSameEnd(answer, end);
      return;
    }
    Answer answer = answer(game, attempt);
    assertThat(answer.isRestored()).as("%s in %s", attempt, game).isTrue();
    assertThat(answer.added()).isEqualTo(added(events));
    assertThat(made(answer).allowed())
        .as("%s in %s", attempt, game)
        .containsExactlyInAnyOrderElementsOf(Strict.obligation(end).orElseThrow().allowed());
  }

  /** Positions in which a pawn can be left on its last rank where a queen would end the game. */
  private static final List<String> ENDING_QUEENS =
      List.of(
          "6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1",
          "k7/7P/1K6/8/8/8/8/8 w - - 0 1",
          "8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
          "6nk/5P2/8/8/8/8/8/K7 w - - 0 1",
          "8/P3k2n/8/8/8/8/8/4K3 w - - 0 1",
          "8/P3k3/8/8/8/7p/8/4K3 w - - 0 1");

  @Test
  void a_queen_that_ends_the_game_has_the_same_result_the_first_and_the_second_time() {
    for (String fen : ENDING_QUEENS) {
      Position white = Fen.parse(fen);
      Position black = Position.of(white.setup().flip());
      for (Position position : List.of(white, black)) {
        for (Move move : position.legalMoves()) {
          if (move.promotion().filter(role -> role == Role.QUEEN).isPresent()) {
            Attempt.Step pawn = (Attempt.Step) Attempt.step(move.from(), move.to());
            for (String control : CONTROLS) {
              compareQueens(strictGame(position, control(control)), pawn);
            }
          }
        }
      }
    }
  }

  private static void compareQueens(Game game, Attempt.Step pawn) {
    Seat seat = Seat.of(game.position().turn());
    Game once =
        decide(decide(game, release(seat, pawn)), new Command(seat, "", StrictAction.Simple.PRESS));
    assertSameEnd(queen(game, pawn, 0), once);
    Game first = decide(game, new Command(seat, "", StrictAction.Simple.PRESS));
    Game resumed = decide(first, new Command(Seat.ARBITER, "", Action.Simple.RESUME));
    Game released = decide(resumed, release(seat, pawn), 5_000);
    Game twice = decide(released, new Command(seat, "", StrictAction.Simple.PRESS), 5_000);
    assertSameEnd(queen(game, pawn, 1), twice);
  }

  private static Command release(Seat seat, Attempt attempt) {
    return new Command(seat, "", new StrictAction.Release(attempt));
  }

  /**
   * Compares the results. Where an answer leaves the decision open, strict play asks the arbiter.
   */
  private static void assertSameEnd(Answer answer, Game strict) {
    Game settled =
        Arbiter.findVerdict(strict)
            .map(
                verdict ->
                    decide(
                        strict, new Command(Seat.ARBITER, "", new Action.Verdict(verdict)), 5_000))
            .orElse(strict);
    boolean isLeft = answer.game() == Answer.Game.LEFT_TO_ARBITER;
    assertThat(settled.isPaused() && !settled.position().hasLegalMove() && !settled.isOver())
        .as(strict.toString())
        .isEqualTo(isLeft);
    assertThat(settled.isOver())
        .as(strict.toString())
        .isEqualTo(!isLeft && answer.game() != Answer.Game.CONTINUES);
    assertThat(answer.winner()).isEqualTo(settled.outcome().flatMap(Outcome::winner));
  }

  /**
   * Compares the results after a player has pressed the clock twice without making a move: the
   * player loses or the game is drawn (7.5.5).
   */
  private void compareSecondPress(Game game) {
    Color turn = game.position().turn();
    Seat seat = Seat.of(turn);
    Game first = decide(game, new Command(seat, "", StrictAction.Simple.PRESS));
    irregularities.merge(IllegalPressKind.NO_MOVE, 1, Integer::sum);
    Game resumed = decide(first, new Command(Seat.ARBITER, "", Action.Simple.RESUME));
    Game ended = decide(resumed, new Command(seat, "", StrictAction.Simple.PRESS), 5_000);
    Game settled =
        Arbiter.findVerdict(ended)
            .map(
                verdict ->
                    decide(ended, new Command(Seat.ARBITER, "", new Action.Verdict(verdict))))
            .orElse(ended);
    Question question = question(Question.Kind.PRESSED, game).with(Fact.IRREGULARITIES, 1);
    Answer answer = CaseRulings.answer(question, Texts.english());
    assertThat(answer.winner())
        .as(game.toString())
        .isEqualTo(settled.outcome().orElseThrow().winner());
    second++;
  }

  private static Answer answer(Game game, Attempt attempt) {
    Question question =
        question(Question.Kind.ILLEGAL, game)
            .with(Fact.MOVE, attempt)
            .with(Fact.PRESSED, true)
            .with(Fact.IRREGULARITIES, 0)
            .with(Fact.REPLIED, false);
    return CaseRulings.answer(question, Texts.english());
  }

  private static Answer queen(Game game, Attempt.Step step, int before) {
    Question question =
        question(Question.Kind.PRESSED, game)
            .with(Fact.PAWN, step.to())
            .with(Fact.FROM, step.from())
            .with(Fact.IRREGULARITIES, before);
    return CaseRulings.answer(question, Texts.english());
  }

  private static Question question(Question.Kind kind, Game game) {
    return Question.of(kind)
        .with(Fact.GAME, game)
        .with(Fact.CONTROL, game.control())
        .with(Fact.SUPERVISED, true);
  }

  private static Answer.MoveMade made(Answer answer) {
    return (Answer.MoveMade) answer.details();
  }

  private static Optional<StrictEvent.IrregularityFound> irregularity(List<GameEvent> events) {
    return events.stream()
        .filter(StrictEvent.IrregularityFound.class::isInstance)
        .map(StrictEvent.IrregularityFound.class::cast)
        .findFirst();
  }

  private static Answer.AddedTime added(List<GameEvent> events) {
    return events.stream()
        .filter(StrictEvent.TimeAdded.class::isInstance)
        .map(StrictEvent.TimeAdded.class::cast)
        .map(time -> Answer.AddedTime.to(time.color(), time.millis()))
        .findFirst()
        .orElse(Answer.AddedTime.NONE);
  }

  private static Game decide(Game game, Command command) {
    return decide(game, command, 0);
  }

  private static Game decide(Game game, Command command, long now) {
    Decision decision = Arbiter.decide(game, command, now);
    assertThat(decision).as(command.toString()).isInstanceOf(Decision.Accepted.class);
    return game.apply(((Decision.Accepted) decision).events());
  }
}

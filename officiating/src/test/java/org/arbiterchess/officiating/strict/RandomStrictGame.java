package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame.Step;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.winnability.Winnability;

/**
 * Generates a random strict game from a seed. Players touch and release pieces and press the clock,
 * often making mistakes, and the arbiter intervenes occasionally. Any seat may send any command,
 * even after the game is over.
 */
public final class RandomStrictGame {

  private static final List<String> CONTROLS =
      List.of("-", "3+2", "5+3", "15+10", "90+30", "5d5", "5b5", "*5", "3/5+5:5+5", "5+0|9d3");

  private static final List<String> NOTES =
      List.of("A phone rang.", "{[%arb noted 1 text=x]} \"]", "-12", "true", "ä€😀 %0041", "a=b;c");

  private static final List<Optional<String>> TIME_ARTICLES =
      List.of(Optional.empty(), Optional.of("12.5"), Optional.of("soon"));

  private final SplittableRandom random;
  private final List<Step> steps = new ArrayList<>();
  private Game game;
  private long now;

  public RandomStrictGame(long seed, int commands) {
    random = new SplittableRandom(seed);
    now = random.nextBoolean() ? 0 : 1_763_172_000_000L;
    game = Game.start(Strict.start(now, start(seed), control()));
    for (int i = 0; i < commands; i++) {
      now += random.nextInt(30) == 0 ? -500 : random.nextInt(2_000);
      ask(command());
    }
  }

  public Game game() {
    return game;
  }

  public List<Step> steps() {
    return steps;
  }

  private Position start(long seed) {
    return switch (random.nextInt(5)) {
      case 0 -> RandomPositions.classical(seed, 2).get(1);
      case 1, 2 -> RandomPositions.chess960(seed, 2).get(random.nextInt(2));
      default -> Position.initial();
    };
  }

  private TimeControl control() {
    String text = CONTROLS.get(random.nextInt(CONTROLS.size()));
    return TimeControl.of(text);
  }

  private void ask(Command command) {
    Game before = game;
    Decision decision = Arbiter.decide(before, command, now);
    if (decision instanceof Decision.Accepted accepted) {
      game = before.apply(accepted.events());
    }
    steps.add(new Step(before, command, decision, game));
  }

  /**
   * Returns a command that suits the current state of the game or, one time in five, a random
   * command, which may come from any seat.
   */
  private Command command() {
    Seat mover = Seat.of(game.position().turn());
    if (game.isOver() || random.nextInt(5) == 0) {
      return anything(random.nextInt(4) == 0 ? pick(Seat.values()) : mover);
    }
    if (!Strict.of(game).orElseThrow().started()) {
      return game.isPaused()
          ? resume()
          : new Command(Seat.ARBITER, "s", StrictAction.Simple.START_CLOCK);
    }
    if (game.isPaused()) {
      return random.nextBoolean() ? resume() : arbiterAct(Seat.ARBITER);
    }
    boolean waits = Strict.released(game).filter(move -> move.needsPromotion()).isPresent();
    if (waits && random.nextBoolean()) {
      return new Command(mover, "q", new StrictAction.Promote(pick(Role.values())));
    }
    if (Strict.released(game).isEmpty()) {
      return new Command(mover, "r", new StrictAction.Release(attempt()));
    }
    ReleasedMove move = Strict.released(game).get();
    return move.made().isEmpty() && random.nextInt(3) > 0
        ? new Command(mover, "b", new StrictAction.Release(Attempt.step(move.to(), move.from())))
        : new Command(mover, "p", StrictAction.Simple.PRESS);
  }

  private Command resume() {
    return new Command(Seat.ARBITER, "c", Action.Simple.RESUME);
  }

  private Command anything(Seat seat) {
    String id = "id" + random.nextInt(3);
    return switch (random.nextInt(26)) {
      case 0, 1, 2 -> new Command(seat, id, new StrictAction.Touch(pick(Square.values())));
      case 3 -> new Command(seat, id, new StrictAction.Touch(touchable()));
      case 4 -> new Command(opponent(), id, StrictAction.Simple.EXCUSE_TOUCH);
      case 5 -> new Command(seat, id, new StrictAction.Adjust(random.nextBoolean()));
      case 6, 7 -> new Command(seat, id, new StrictAction.Release(attempt()));
      case 8 -> new Command(seat, id, StrictAction.Simple.PRESS);
      case 9 -> new Command(seat, id, new StrictAction.Promote(pick(Role.values())));
      case 10, 11 -> new Command(seat, id, Action.Simple.OFFER_DRAW);
      case 12 ->
          new Command(
              opponent(), id, new Action.AnswerDraw(Optional.empty(), random.nextInt(6) == 0));
      case 13 -> new Command(seat, id, new Action.Claim(pick(ClaimKind.values()), named()));
      case 14 -> new Command(pick(Seat.values()), id, StrictAction.Simple.CALL_ARBITER);
      case 15, 16, 17 -> arbiterAct(random.nextInt(4) == 0 ? seat : Seat.ARBITER);
      case 18, 19 -> resume();
      case 20 -> new Command(seat, id, Action.Simple.CHECK_FLAG);
      case 21 ->
          new Command(Seat.ARBITER, id, new Action.Verdict(pick(Winnability.Answer.values())));
      default -> rare(seat, id);
    };
  }

  private Command rare(Seat seat, String id) {
    return switch (random.nextInt(30)) {
      case 0 -> new Command(seat, id, Action.Simple.RESIGN);
      case 1 -> new Command(Seat.ARBITER, id, pick(Action.Stop.values()));
      case 2 -> new Command(seat, id, new Action.Move(attempt()));
      case 3 -> new Command(seat, id, Action.Simple.ASK_TAKEBACK);
      case 4 -> new Command(seat, id, new Action.AnswerTakeback(Optional.empty(), true));
      case 5 -> new Command(seat, id, Action.Simple.ABORT);
      case 6 -> new Command(Seat.ARBITER, id, Action.Simple.PAUSE);
      case 7 -> new Command(seat, id, new Action.ClaimAbandoned(true));
      default -> new Command(seat, id, new StrictAction.Release(attempt()));
    };
  }

  private Command arbiterAct(Seat seat) {
    Color color = pick(Color.values());
    return switch (random.nextInt(9)) {
      case 0 -> new Command(seat, "a", StrictAction.Simple.START_CLOCK);
      case 1 ->
          new Command(
              seat,
              "a",
              new StrictAction.AddTime(
                  color, random.nextLong(-90_000, 200_000), TIME_ARTICLES.get(random.nextInt(3))));
      case 2 ->
          new Command(
              seat, "a", new StrictAction.SetMoveCount(color, random.nextInt(12_000) - 1_000));
      case 3 -> new Command(seat, "a", new StrictAction.Warn(color));
      case 4 ->
          new Command(seat, "a", new StrictAction.Restore(random.nextInt(game.plies() + 3) - 1));
      case 5 ->
          random.nextInt(12) == 0
              ? new Command(seat, "a", new StrictAction.Declare(pick(Result.values()), "12.9.6"))
              : new Command(seat, "a", new StrictAction.Declare(pick(Result.values()), "why"));
      case 6 -> new Command(seat, "a", new Action.SetClock(color, random.nextLong(-5, 400_000)));
      case 7 ->
          new Command(seat, "a", new StrictAction.Note(NOTES.get(random.nextInt(NOTES.size()))));
      default -> new Command(seat, "a", Action.Simple.RESUME);
    };
  }

  private Seat opponent() {
    return Seat.of(game.position().turn().other());
  }

  private Optional<Attempt> named() {
    return random.nextBoolean() ? Optional.empty() : Optional.of(attempt());
  }

  private Square touchable() {
    List<Square> squares = new ArrayList<>();
    game.board().occupied().forEach(squares::add);
    return squares.get(random.nextInt(squares.size()));
  }

  /** Usually returns an allowed move, but sometimes a careless player's mistake. */
  private Attempt attempt() {
    List<Move> legal =
        Strict.obligation(game).map(obligation -> obligation.allowed()).orElse(List.of());
    if (!legal.isEmpty() && random.nextInt(10) > 0) {
      Move move = legal.get(random.nextInt(legal.size()));
      boolean pawnOnly = move.promotion().isPresent() && random.nextBoolean();
      return pawnOnly ? Attempt.step(move.from(), move.to()) : move.attempt();
    }
    return switch (random.nextInt(6)) {
      case 0 -> Attempt.castle(pick(CastlingSide.values()));
      case 1 -> Attempt.promotion(touchable(), pick(Square.values()), pick(Role.values()));
      case 2 ->
          new Attempt.Unreached(
              pick(Role.values()), Optional.empty(), Optional.empty(), pick(Square.values()));
      default -> Attempt.step(touchable(), pick(Square.values()));
    };
  }

  private <T> T pick(T[] values) {
    return values[random.nextInt(values.length)];
  }
}

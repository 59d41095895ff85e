package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Plays random games with random commands, some of which the arbiter refuses. */
final class RandomGameEvents {

  private static final List<String> CONTROLS =
      List.of("-", "5+3", "5d3", "3b2", "*3", "40/90+30:30+30", "5+3|3+1", "0.5+0");

  private final Random random;
  private long now = 1_763_208_000_000L;

  RandomGameEvents(Random random) {
    this.random = random;
  }

  Game play() {
    Position start =
        random.nextInt(3) == 0 ? Position.chess960(random.nextInt(960)) : Position.initial();
    String text = CONTROLS.get(random.nextInt(CONTROLS.size()));
    TimeControl control = TimeControl.of(text);
    boolean strict = random.nextInt(3) == 0;
    Rulebook rulebook = random.nextBoolean() ? Rulebook.ONLINE : Rulebook.OVER_THE_BOARD;
    Game game =
        strict
            ? Game.start(Strict.start(now, start, control))
            : Game.start(start, rulebook, control, now);
    for (int i = random.nextInt(150); i > 0 && !game.isOver(); i--) {
      now += random.nextInt(4000);
      Command command = strict ? strictCommand(game) : command(game);
      if (Arbiter.decide(game, command, now) instanceof Decision.Accepted accepted) {
        game = game.apply(accepted.events());
      }
    }
    return game;
  }

  private Command command(Game game) {
    Seat seat = Seat.of(random.nextInt(8) > 0 ? game.position().turn() : color());
    String id = "c" + game.size();
    return switch (random.nextInt(24)) {
      case 0 -> new Command(seat, id, Action.Simple.OFFER_DRAW);
      case 1 -> new Command(seat, id, new Action.AnswerDraw(Optional.empty(), false));
      case 2 -> new Command(seat, id, Action.Simple.ASK_TAKEBACK);
      case 3, 4 ->
          new Command(seat, id, new Action.AnswerTakeback(Optional.empty(), random.nextInt(4) > 0));
      case 5 -> new Command(seat, id, Action.Simple.PAUSE);
      case 6, 7 -> new Command(seat, id, Action.Simple.RESUME);
      case 8 -> new Command(Seat.ARBITER, id, Action.Simple.CHECK_FLAG);
      case 9 ->
          new Command(seat, id, new Action.Claim(ClaimKind.THREEFOLD_REPETITION, Optional.empty()));
      case 10 ->
          random.nextInt(20) == 0
              ? new Command(seat, id, Action.Simple.RESIGN)
              : new Command(
                  Seat.ARBITER, id, new Action.SetClock(color(), random.nextInt(600_000)));
      default -> new Command(seat, id, new Action.Move(attempt(game)));
    };
  }

  private Command strictCommand(Game game) {
    Seat seat = Seat.of(game.position().turn());
    String id = "c" + game.size();
    return switch (random.nextInt(24)) {
      case 0, 1 -> new Command(Seat.ARBITER, id, StrictAction.Simple.START_CLOCK);
      case 2 -> new Command(seat, id, new StrictAction.Touch(square()));
      case 3 -> new Command(seat, id, new StrictAction.Adjust(random.nextBoolean()));
      case 4 -> new Command(seat, id, StrictAction.Simple.CALL_ARBITER);
      case 5, 6 -> new Command(Seat.ARBITER, id, Action.Simple.RESUME);
      case 7 ->
          new Command(
              Seat.ARBITER,
              id,
              new StrictAction.Note("ä {n} % “x” ".repeat(1 + random.nextInt(30))));
      case 8 ->
          new Command(
              Seat.ARBITER,
              id,
              new StrictAction.AddTime(color(), 1000L * random.nextInt(120), Optional.empty()));
      case 9 -> new Command(seat, id, Action.Simple.OFFER_DRAW);
      case 10 -> new Command(seat, id, new StrictAction.Promote(Role.QUEEN));
      case 11 ->
          new Command(Seat.ARBITER, id, new StrictAction.Restore(random.nextInt(1 + game.plies())));
      case 12, 13, 14, 15, 16 -> new Command(seat, id, StrictAction.Simple.PRESS);
      default ->
          new Command(
              seat,
              id,
              new StrictAction.Release(
                  random.nextInt(12) == 0 ? Attempt.step(square(), square()) : attempt(game)));
    };
  }

  private Attempt attempt(Game game) {
    List<Move> legal = game.position().legalMoves();
    return legal.isEmpty()
        ? Attempt.step(square(), square())
        : legal.get(random.nextInt(legal.size())).attempt();
  }

  private Square square() {
    return Square.values()[random.nextInt(64)];
  }

  private Color color() {
    return random.nextBoolean() ? Color.WHITE : Color.BLACK;
  }
}

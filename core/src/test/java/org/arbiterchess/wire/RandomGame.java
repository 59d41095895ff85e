package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.StopKind;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.game.Winnability;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Players who mostly move, and otherwise ask for whatever can be asked, allowed or not. */
final class RandomGame {

  private static final List<String> CONTROLS =
      List.of("-", "5+3", "5d3", "5b3", "*3", "40/90+30:30+30", "5+3|3+3", "0.5+0");

  private final SplittableRandom random;
  private Game game;
  private long now;

  final List<Command> commands = new ArrayList<>();
  final List<Decision> decisions = new ArrayList<>();

  RandomGame(long seed) {
    random = new SplittableRandom(seed);
    now = random.nextBoolean() ? 0 : 1_763_172_000_000L;
    Position start =
        random.nextBoolean() ? Position.initial() : Position.chess960(random.nextInt(960));
    Rulebook rulebook = any(Rulebook.values());
    TimeControl control =
        ((TimeControlReading.Read) TimeControl.read(CONTROLS.get(random.nextInt(CONTROLS.size()))))
            .control();
    game = Game.start(start, rulebook, control, now);
    for (int i = 0; i < 120; i++) {
      now += random.nextInt(9000);
      ask(random.nextInt(5) > 0 ? legalMove("c" + i) : anything("c" + i));
    }
  }

  Game game() {
    return game;
  }

  private void ask(Command command) {
    Decision decision = Arbiter.decide(game, command, now);
    commands.add(command);
    decisions.add(decision);
    if (decision instanceof Decision.Accepted accepted) {
      game = game.apply(accepted.events());
    }
  }

  private Command legalMove(String id) {
    Color turn = game.position().turn();
    return new Command.Move(Seat.of(turn), id, aLegalMove().orElse(anyAttempt()));
  }

  private Optional<Attempt> aLegalMove() {
    List<Move> moves = game.position().legalMoves();
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(moves.get(random.nextInt(moves.size())).attempt());
  }

  private Attempt anyAttempt() {
    return Attempt.step(any(Square.values()), any(Square.values()));
  }

  private Command anything(String id) {
    Seat seat = any(Seat.values());
    Optional<String> meant =
        game.drawOffer().map(offer -> offer.id()).filter(offer -> random.nextBoolean());
    return switch (random.nextInt(40)) {
      case 0 -> new Command.Resign(seat, id);
      case 1 -> new Command.Abort(seat, id);
      case 2 -> new Command.Stop(seat, id, any(StopKind.values()));
      case 3 -> new Command.ClaimAbandoned(seat, id, random.nextBoolean());
      case 4, 5 -> new Command.Verdict(seat, id, any(Winnability.values()));
      case 6, 7 -> new Command.Pause(Seat.ARBITER, id);
      case 8, 9, 10, 11 -> new Command.Resume(Seat.ARBITER, id);
      case 12, 13 -> new Command.CheckFlag(seat, id);
      case 14, 15 ->
          new Command.SetClock(seat, id, any(Color.values()), random.nextLong(-1000, 1_000_000));
      case 16, 17, 18, 19 -> new Command.OfferDraw(seat, id);
      case 20, 21, 22, 23 -> new Command.AnswerDraw(seat, id, meant, random.nextInt(4) == 0);
      case 24, 25, 26, 27 -> new Command.AskTakeback(seat, id);
      case 28, 29, 30, 31 ->
          new Command.AnswerTakeback(seat, id, Optional.empty(), random.nextBoolean());
      case 32, 33, 34 -> new Command.Claim(seat, id, any(ClaimKind.values()), aLegalMove());
      case 35 -> new Command.Claim(seat, id, any(ClaimKind.values()), Optional.empty());
      default -> new Command.Move(seat, id, anyAttempt());
    };
  }

  private <T> T any(T[] values) {
    return values[random.nextInt(values.length)];
  }
}

package org.arbiterchess.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;

/**
 * Generates a random game from a seed. Any seat may send any command, even after the game is over,
 * but most commands are moves. The time occasionally jumps backwards.
 */
public final class RandomGame {

  /** A command and the decision on it, with the game before and after. */
  public record Step(Game before, Command command, Decision decision, Game after) {}

  private static final List<String> CONTROLS =
      List.of("-", "1+0", "5+3", "1d5", "1b5", "*1", "2/1+5:1+5", "40/90+30:30+30", "1+0|5d3");

  private final SplittableRandom random;
  private final List<Step> steps = new ArrayList<>();
  private Game game;
  private long now;

  public RandomGame(long seed, int commands) {
    random = new SplittableRandom(seed);
    now = random.nextBoolean() ? 0 : 1_763_172_000_000L;
    game = Game.start(start(seed), pick(Rulebook.values()), control(), now);
    for (int i = 0; i < commands; i++) {
      now += random.nextInt(20) == 0 ? -500 : random.nextInt(2_000);
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
    return switch (random.nextInt(4)) {
      case 0 -> RandomPositions.classical(seed, 2).get(1);
      case 1 -> RandomPositions.chess960(seed, 2).get(random.nextInt(2));
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
   * Returns the next command. It often answers an open offer, because the next move would decline
   * the offer.
   */
  private Command command() {
    Optional<Offer> request = game.takebackRequest();
    if (request.isPresent() && random.nextInt(3) == 0) {
      Seat asked = Seat.of(request.get().by().other());
      return new Command(
          asked, "t", new Action.AnswerTakeback(Optional.empty(), random.nextBoolean()));
    }
    Optional<Offer> offer = game.drawOffer();
    if (offer.isPresent() && random.nextInt(3) == 0) {
      Seat asked = Seat.of(offer.get().by().other());
      return new Command(
          asked, "d", new Action.AnswerDraw(Optional.empty(), random.nextInt(4) == 0));
    }
    return anything();
  }

  private Command anything() {
    Seat seat = random.nextInt(5) == 0 ? pick(Seat.values()) : Seat.of(game.position().turn());
    String id = "id" + random.nextInt(3);
    Optional<String> named = random.nextBoolean() ? Optional.empty() : Optional.of(id);
    boolean yes = random.nextBoolean();
    return switch (random.nextInt(120)) {
      case 0, 1, 2 -> new Command(seat, id, Action.Simple.OFFER_DRAW);
      case 3, 4, 5 -> new Command(seat, id, new Action.AnswerDraw(named, random.nextInt(4) == 0));
      case 6, 7 ->
          new Command(seat, id, new Action.Claim(pick(ClaimKind.values()), Optional.empty()));
      case 8 ->
          new Command(seat, id, new Action.Claim(pick(ClaimKind.values()), Optional.of(attempt())));
      case 9, 10, 11 -> new Command(seat, id, Action.Simple.ASK_TAKEBACK);
      case 12, 13, 14, 15 -> new Command(seat, id, new Action.AnswerTakeback(named, yes));
      case 16 ->
          random.nextInt(3) == 0 ? new Command(seat, id, Action.Simple.RESIGN) : move(seat, id);
      case 17 -> new Command(seat, id, Action.Simple.ABORT);
      case 18 ->
          random.nextInt(3) == 0
              ? new Command(seat, id, pick(Action.Stop.values()))
              : move(seat, id);
      case 19, 20 -> new Command(Seat.ARBITER, id, Action.Simple.PAUSE);
      case 21, 22, 23, 24, 25, 26, 27 -> new Command(Seat.ARBITER, id, Action.Simple.RESUME);
      case 28, 29 ->
          new Command(
              Seat.ARBITER,
              id,
              new Action.SetClock(pick(Color.values()), random.nextLong(-5, 200_000)));
      case 30 -> new Command(seat, id, Action.Simple.CHECK_FLAG);
      case 31 ->
          new Command(Seat.ARBITER, id, new Action.Verdict(pick(Winnability.Answer.values())));
      case 32 ->
          random.nextInt(5) == 0
              ? new Command(seat, id, new Action.ClaimAbandoned(yes))
              : move(seat, id);
      case 33, 34 -> new Command(seat, id, Action.Simple.GIVE_TIME);
      default -> move(seat, id);
    };
  }

  private Command move(Seat seat, String id) {
    return new Command(seat, id, new Action.Move(attempt()));
  }

  /** Usually returns a legal move, but sometimes a move between two random squares. */
  private Attempt attempt() {
    List<Move> moves = game.position().legalMoves();
    if (moves.isEmpty() || random.nextInt(6) == 0) {
      return Attempt.step(pick(Square.values()), pick(Square.values()));
    }
    return moves.get(random.nextInt(moves.size())).attempt();
  }

  private <T> T pick(T[] values) {
    return values[random.nextInt(values.length)];
  }
}

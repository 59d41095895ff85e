package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests that {@link Game#apply} accepts exactly the events that the arbiter's decisions contain.
 */
class ObstaclesTest {

  @Test
  void an_event_can_follow_exactly_if_the_arbiter_accepts_the_command_that_causes_it() {
    Map<String, Integer> accepted = new TreeMap<>();
    Map<String, Integer> refused = new TreeMap<>();
    int games = SoakMode.count(60, 3_000);
    for (int seed = 0; seed < games; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      for (RandomGame.Step step : new RandomGame(seed, 60).steps()) {
        Game game = step.before();
        for (GameEvent event : candidates(game, random)) {
          Map<String, Integer> counts = compare(game, event) ? accepted : refused;
          counts.merge(event.getClass().getSimpleName(), 1, Integer::sum);
        }
      }
    }
    System.out.println(games + " games, seeds from 0: " + accepted + ", refused " + refused);
    assertThat(accepted).containsKeys("DrawClaimed", "DrawDeclined", "TakenBack", "Resumed");
    assertThat(refused.keySet()).containsAll(accepted.keySet());
  }

  /**
   * Compares the arbiter's decision with {@code Game.apply}, and returns whether the event was
   * applied.
   */
  private static boolean compare(Game game, GameEvent event) {
    long now = event.at();
    Decision decision = Arbiter.decide(game, command(game, event), now);
    boolean flag =
        decision
            .toOptional()
            .filter(events -> events.get(0) instanceof GameEvent.Ended)
            .isPresent();
    boolean decided =
        decision.toOptional().filter(events -> events.get(0).equals(event)).isPresent();
    boolean applied = isApplied(game, event);
    if (!flag) {
      assertThat(applied).as("%s in %s: %s", event, game.events(), decision).isEqualTo(decided);
    }
    return applied;
  }

  private static boolean isApplied(Game game, GameEvent event) {
    try {
      Game after = game.apply(event);
      assertThat(after.size()).isEqualTo(game.size() + 1);
      return true;
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).isNotBlank().doesNotContain("null");
      return false;
    }
  }

  /** Returns one event of each kind that a player or the arbiter can cause in a casual game. */
  private static List<GameEvent> candidates(Game game, SplittableRandom random) {
    long now = game.events().get(game.size() - 1).at();
    Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
    List<GameEvent> events = new ArrayList<>();
    events.add(new GameEvent.MovePlayed(now, attempt(game.position(), random)));
    events.add(new GameEvent.DrawOffered(now, color, "offer"));
    events.add(new GameEvent.DrawDeclined(now, color));
    events.add(new GameEvent.TakebackAsked(now, color, "request"));
    events.add(new GameEvent.TakebackDeclined(now, color));
    events.add(new GameEvent.TakenBack(now, 1 + random.nextInt(2)));
    events.add(new GameEvent.Paused(now));
    events.add(new GameEvent.Resumed(now));
    events.add(new GameEvent.ClockSet(now, color, 60_000));
    Optional<Attempt> named = Optional.of(attempt(game.position(), random));
    ClaimKind kind = ClaimKind.values()[random.nextInt(2)];
    int count = count(game, named.get(), kind);
    boolean correct = count >= kind.needed();
    events.add(new GameEvent.DrawClaimed(now, color, kind, named, count, correct));
    return events;
  }

  /**
   * Returns the number of repetitions or moves that count towards a claim after the named move, or
   * 0 if that move is illegal.
   */
  private static int count(Game game, Attempt named, ClaimKind kind) {
    return game.position()
        .rule(named)
        .toOptional()
        .map(move -> Outcome.count(kind, game.turn().play(move)))
        .orElse(0);
  }

  private static Attempt attempt(Position position, SplittableRandom random) {
    List<Move> moves = position.legalMoves();
    return moves.isEmpty() || random.nextInt(4) == 0
        ? Attempt.step(Square.of(random.nextInt(64)), Square.of(random.nextInt(64)))
        : moves.get(random.nextInt(moves.size())).attempt();
  }

  /** Returns the command whose first consequence would be the given event. */
  private static Command command(Game game, GameEvent event) {
    Color turn = game.position().turn();
    if (event instanceof GameEvent.MovePlayed e) {
      return new Command(Seat.of(turn), "", new Action.Move(e.attempt()));
    } else if (event instanceof GameEvent.DrawOffered e) {
      return new Command(Seat.of(e.by()), e.offer(), Action.Simple.OFFER_DRAW);
    } else if (event instanceof GameEvent.DrawDeclined e) {
      return new Command(Seat.of(e.by()), "", new Action.AnswerDraw(Optional.empty(), false));
    } else if (event instanceof GameEvent.TakebackAsked e) {
      return new Command(Seat.of(e.by()), e.request(), Action.Simple.ASK_TAKEBACK);
    } else if (event instanceof GameEvent.TakebackDeclined e) {
      return new Command(Seat.of(e.by()), "", new Action.AnswerTakeback(Optional.empty(), false));
    } else if (event instanceof GameEvent.Paused) {
      return new Command(Seat.ARBITER, "", Action.Simple.PAUSE);
    } else if (event instanceof GameEvent.Resumed) {
      return new Command(Seat.ARBITER, "", Action.Simple.RESUME);
    } else if (event instanceof GameEvent.ClockSet e) {
      return new Command(Seat.ARBITER, "", new Action.SetClock(e.color(), e.millis()));
    } else if (event instanceof GameEvent.DrawClaimed e) {
      return new Command(Seat.of(e.by()), "", new Action.Claim(e.kind(), e.named()));
    }
    Color asked = game.takebackRequest().map(request -> request.by().other()).orElse(turn);
    return new Command(Seat.of(asked), "", new Action.AnswerTakeback(Optional.empty(), true));
  }

  @Test
  void a_draw_that_nobody_offered_cannot_be_declined() {
    Game game = GameDriver.classical().play("e2e4 e7e5").game();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.apply(new GameEvent.DrawDeclined(7, Color.WHITE)))
        .withMessage("event at 7: NO_OFFER");
    Game offered = game.apply(new GameEvent.DrawOffered(8, Color.WHITE, "o"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> offered.apply(new GameEvent.DrawDeclined(9, Color.WHITE)));
    assertThat(offered.apply(new GameEvent.DrawDeclined(9, Color.BLACK)).drawOffer()).isEmpty();
  }

  @Test
  void a_declined_draw_cannot_be_offered_again_before_the_next_move() {
    Game declined =
        GameDriver.classical()
            .play("e2e4 e7e5")
            .game()
            .apply(new GameEvent.DrawOffered(8, Color.WHITE, "o"))
            .apply(new GameEvent.DrawDeclined(9, Color.BLACK));
    GameEvent again = new GameEvent.DrawOffered(10, Color.WHITE, "p");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> declined.apply(again))
        .withMessage("event at 10: OFFER_DECLINED");
    GameEvent move = new GameEvent.MovePlayed(10, GameDriver.attempt("g1f3"));
    assertThat(declined.apply(move).apply(again).drawOffer()).isPresent();
    GameEvent other = new GameEvent.DrawOffered(10, Color.BLACK, "p");
    assertThat(declined.apply(other).drawOffer()).isPresent();
    GameEvent claim =
        new GameEvent.DrawClaimed(
            10,
            Color.WHITE,
            ClaimKind.FIFTY_MOVES,
            Optional.of(GameDriver.attempt("g1f3")),
            1,
            false);
    assertThat(declined.apply(claim).apply(again).drawOffer()).isPresent();
  }

  @Test
  void nothing_follows_the_end_but_the_result_that_was_being_decided() {
    Game game = GameDriver.classical().play("e2e4 e7e5").game();
    Outcome open = Outcome.fallen(Ending.RESIGNATION, Color.WHITE, game);
    Game over = game.apply(new GameEvent.Ended(1, open));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> over.apply(new GameEvent.Ended(2, open)))
        .withMessageContaining("GAME_OVER");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> over.apply(new GameEvent.Settled(2, open)));
    Game settled = over.apply(new GameEvent.Settled(2, open.lost()));
    assertThat(settled.outcome().orElseThrow().result()).isEqualTo(Result.BLACK_WINS);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settled.apply(new GameEvent.Settled(3, open.lost())));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.apply(new GameEvent.Settled(3, open.lost())))
        .withMessageContaining("NOTHING_TO_DECIDE");
  }

  @Test
  void times_are_never_checked() {
    Game game =
        Game.start(Position.initial(), Rulebook.ONLINE, TimeControl.of("1+0"), 1_000_000)
            .apply(new GameEvent.MovePlayed(5, GameDriver.attempt("e2e4")))
            .apply(new GameEvent.MovePlayed(9_000_000, GameDriver.attempt("e7e5")))
            .apply(new GameEvent.MovePlayed(0, GameDriver.attempt("g1f3")));
    assertThat(game.plies()).isEqualTo(3);
    assertThat(Game.replay(game.events())).isEqualTo(game);
  }
}

package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests that both sides get the same number of increments. In older logs, the side that moves first
 * gets one fewer.
 */
class FirstMoveIncrementTest {

  private static int gifts;

  @Test
  void after_the_first_moves_of_a_new_game_both_have_gained_the_same() {
    GameDriver table = GameDriver.timed("3+2").after(30).play("e2e4");
    assertThat(table.clocks()).containsExactly(182.0, 180.0);
    assertThat(table.play("e7e5").clocks()).containsExactly(182.0, 182.0);
  }

  @Test
  void a_new_game_says_in_its_log_that_the_first_move_earns_its_increment() {
    assertThat(first(GameDriver.timed("3+2").game())).isEqualTo(FirstMoveIncrement.AFTER_MOVE);
    assertThat(first(GameDriver.timed("3d2").game())).isEqualTo(FirstMoveIncrement.AFTER_MOVE);
    assertThat(first(GameDriver.classical().game())).isEqualTo(FirstMoveIncrement.NONE);
  }

  private static FirstMoveIncrement first(Game game) {
    return ((GameEvent.Started) game.events().get(0)).firstIncrement();
  }

  @Test
  void a_log_that_does_not_say_so_keeps_the_rule_it_was_played_by() {
    Game older = older(GameDriver.timed("3+2").after(30).play("e2e4 e7e5").game());
    assertThat(left(older, 30_000)).containsExactly(180_000L, 182_000L);
  }

  @Test
  void a_first_move_has_nothing_to_gain_from_a_delay_bronstein_or_an_hourglass() {
    for (String control : List.of("3+0", "3d2", "3b2", "*3", "2/3d5:1b5")) {
      Game game = GameDriver.timed(control).after(30).play("e2e4").after(10).play("e7e5").game();
      assertThat(left(game, 45_000)).as(control).isEqualTo(left(older(game), 45_000));
    }
  }

  @Test
  void with_odds_the_first_increment_is_that_of_whoever_begins() {
    assertThat(GameDriver.timed("5+3|3+7").play("e2e4").clocks()).containsExactly(303.0, 180.0);
    assertThat(GameDriver.timed("5d3|3+7").play("e2e4").clocks()).containsExactly(300.0, 180.0);
  }

  @Test
  void random_games_show_the_clocks_that_a_plain_clock_shows_by_either_rule() {
    Map<FirstMoveIncrement, Integer> events = new EnumMap<>(FirstMoveIncrement.class);
    int different = 0;
    for (int seed = 0; seed < SoakMode.count(400, 10_000); seed++) {
      Game game = new RandomGame(seed, 120).game();
      if (game.clock().isEmpty()) {
        continue;
      }
      events.merge(FirstMoveIncrement.AFTER_MOVE, assertLikePlainClock(seed, game), Integer::sum);
      Game older = older(game);
      events.merge(FirstMoveIncrement.NONE, assertLikePlainClock(seed, older), Integer::sum);
      long end = game.events().get(game.size() - 1).at();
      different += left(game, end).equals(left(older, end)) ? 0 : 1;
    }
    System.out.println("events like a plain clock " + events + ", games that differ " + different);
    System.out.println("gifts of time " + gifts);
    assertThat(different).isGreaterThan(50);
    assertThat(gifts).isGreaterThan(50);
  }

  private static int assertLikePlainClock(int seed, Game game) {
    List<GameEvent> events = game.events();
    GameEvent.Started started = (GameEvent.Started) events.get(0);
    ReferenceClock plain = new ReferenceClock(started);
    Game replayed = Game.replay(List.of(started));
    long set = Long.MIN_VALUE;
    int compared = 0;
    for (GameEvent event : events.subList(1, events.size())) {
      if (event.at() < set) {
        break; // The time jumped back to before a clock correction, so the clocks may differ.
      }
      set = event instanceof GameEvent.ClockSet ? event.at() : set;
      compared++;
      replayed = replayed.apply(event);
      if (!plain.happens(event)) {
        continue;
      }
      Clock clock = replayed.clock().orElseThrow();
      for (Color color : Color.values()) {
        boolean runs = clock.running().equals(Optional.of(color));
        long left = runs ? Math.max(0, plain.left(color)) : plain.left(color);
        assertThat(clock.remaining(color, event.at()))
            .as("seed %s, %s after %s", seed, color, event)
            .isEqualTo(left);
      }
    }
    if (started.firstIncrement() == FirstMoveIncrement.AFTER_MOVE) {
      // A gift of time is logged as the resulting clock time. Under the older rule, the clock shows
      // a different time before the gift, so the amount added varies and is not checked.
      assertThat(plain.gifts()).allMatch(gift -> gift == Action.GIVEN_MILLIS);
      gifts += plain.gifts().size();
    }
    return compared;
  }

  /**
   * Removes the rule for the first increment from the log, because the logs of older games do not
   * contain it.
   */
  private static Game older(Game game) {
    List<GameEvent> events = new ArrayList<>(game.events());
    GameEvent.Started started = (GameEvent.Started) events.get(0);
    Position position = started.position();
    events.set(
        0, new GameEvent.Started(started.at(), position, started.rulebook(), started.control()));
    return Game.replay(events);
  }

  private static List<Long> left(Game game, long now) {
    Clock clock = game.clock().orElseThrow();
    return List.of(clock.remaining(Color.WHITE, now), clock.remaining(Color.BLACK, now));
  }
}

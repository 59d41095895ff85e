package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.junit.jupiter.api.Test;

/** Tests every clock mode. */
class ClockTest {

  private static final Color WHITE = Color.WHITE;
  private static final Color BLACK = Color.BLACK;

  /**
   * Creates a clock on which White made the first move at time 0, so that Black's time is running.
   */
  private static Clock started(String control) {
    return Clock.of(GameDriver.control(control)).orElseThrow().press(WHITE, 0);
  }

  private static double left(Clock clock, Color color, double seconds) {
    return clock.remaining(color, millis(seconds)) / 1000.0;
  }

  private static long millis(double seconds) {
    return Math.round(seconds * 1000);
  }

  @Test
  void whites_first_move_is_untimed_earns_its_increment_and_starts_blacks_clock() {
    Clock clock = Clock.of(GameDriver.control("5+3")).orElseThrow();
    assertThat(clock.running()).isEmpty();
    assertThat(clock.isTicking()).isFalse();
    assertThat(clock.flagFalls()).isEmpty();
    Clock after = clock.press(WHITE, millis(100));
    assertThat(after.running()).contains(BLACK);
    assertThat(left(after, WHITE, 100)).isEqualTo(303);
    assertThat(left(after, BLACK, 110)).isEqualTo(290);
  }

  @Test
  void where_black_begins_blacks_first_move_is_untimed_and_earns_its_increment() {
    Clock clock = Clock.of(GameDriver.control("5+3")).orElseThrow().press(BLACK, millis(100));
    assertThat(left(clock, BLACK, 100)).isEqualTo(303);
    assertThat(left(clock, WHITE, 101)).isEqualTo(299);
  }

  @Test
  void sudden_death_only_ever_runs_down() {
    Clock clock = started("5+0").press(BLACK, millis(10)).press(WHITE, millis(30));
    assertThat(left(clock, BLACK, 30)).isEqualTo(290);
    assertThat(left(clock, WHITE, 30)).isEqualTo(280);
    assertThat(clock.flagFalls()).isEqualTo(OptionalLong.of(millis(320)));
  }

  @Test
  void fischer_adds_the_increment_after_every_move_and_may_gain_time() {
    Clock clock = started("5+3").press(BLACK, millis(1));
    assertThat(left(clock, BLACK, 1)).isEqualTo(302);
    assertThat(left(clock.press(WHITE, millis(11)), WHITE, 11)).isEqualTo(296);
  }

  @Test
  void simple_delay_waits_before_the_time_runs_and_is_not_saved_up() {
    Clock clock = started("5d3");
    assertThat(left(clock, BLACK, 2)).isEqualTo(300);
    assertThat(clock.delayRemaining(millis(2))).isEqualTo(1000);
    assertThat(left(clock, BLACK, 3)).isEqualTo(300);
    assertThat(left(clock, BLACK, 5)).isEqualTo(298);
    assertThat(clock.delayRemaining(millis(5))).isZero();
    assertThat(left(clock.press(BLACK, millis(2)), BLACK, 2)).isEqualTo(300);
    assertThat(left(clock.press(BLACK, millis(10)), BLACK, 10)).isEqualTo(293);
    assertThat(clock.flagFalls()).isEqualTo(OptionalLong.of(millis(303)));
  }

  @Test
  void bronstein_runs_at_once_and_gives_back_at_most_the_delay() {
    Clock clock = started("5b3");
    assertThat(left(clock, BLACK, 2)).isEqualTo(298);
    assertThat(left(clock.press(BLACK, millis(2)), BLACK, 2)).isEqualTo(300);
    assertThat(left(clock.press(BLACK, millis(10)), BLACK, 10)).isEqualTo(293);
    assertThat(clock.flagFalls()).isEqualTo(OptionalLong.of(millis(300)));
  }

  @Test
  void delay_and_bronstein_cost_the_same_but_the_delay_saves_a_flag() {
    Clock delay = started("1d10").press(BLACK, millis(30)).press(WHITE, millis(35));
    Clock bronstein = started("1b10").press(BLACK, millis(30)).press(WHITE, millis(35));
    for (Color color : Color.values()) {
      assertThat(left(delay, color, 35)).isEqualTo(left(bronstein, color, 35));
    }
    // Black has 40 seconds left and thinks for 45. In delay mode, some time remains, but in
    // Bronstein mode the flag falls.
    assertThat(delay.flagged(BLACK, millis(80))).isFalse();
    assertThat(bronstein.flagged(BLACK, millis(80))).isTrue();
  }

  @Test
  void in_an_hourglass_what_one_spends_the_other_gains() {
    Clock clock = started("*3");
    assertThat(left(clock, BLACK, 20)).isEqualTo(160);
    assertThat(left(clock, WHITE, 20)).isEqualTo(200);
    Clock after = clock.press(BLACK, millis(20));
    assertThat(left(after, BLACK, 50)).isEqualTo(190);
    assertThat(left(after, WHITE, 50)).isEqualTo(170);
    assertThat(after.flagFalls()).isEqualTo(OptionalLong.of(millis(220)));
  }

  @Test
  void the_next_stage_is_added_when_its_moves_are_made() {
    Clock clock = Clock.of(GameDriver.control("3/1+0:2+5")).orElseThrow();
    clock = clock.press(WHITE, 0).press(BLACK, millis(10)); // first moves
    clock = clock.press(WHITE, millis(15)).press(BLACK, millis(25)); // second moves
    assertThat(left(clock, WHITE, 25)).isEqualTo(55);
    assertThat(left(clock, BLACK, 25)).isEqualTo(40);
    clock = clock.press(WHITE, millis(30)).press(BLACK, millis(40)); // third moves
    assertThat(left(clock, WHITE, 40)).isEqualTo(50 + 120);
    assertThat(left(clock, BLACK, 40)).isEqualTo(30 + 120);
    clock = clock.press(WHITE, millis(50)); // fourth move, with the second stage's increment
    assertThat(left(clock, WHITE, 50)).isEqualTo(170 - 10 + 5);
  }

  @Test
  void the_increment_of_a_stage_is_given_with_its_last_move_too() {
    Clock clock = started("2/1+30:1+0").press(BLACK, millis(10)).press(WHITE, millis(20));
    assertThat(left(clock, WHITE, 20)).isEqualTo(60 + 30 - 10 + 30 + 60);
  }

  @Test
  void a_flag_falls_when_the_moves_of_a_stage_are_not_made() {
    Clock clock = started("2/1+0:60+0");
    assertThat(clock.flagged(BLACK, millis(59.999))).isFalse();
    assertThat(clock.flagged(BLACK, millis(60))).isTrue();
    assertThat(clock.flagged(WHITE, millis(60))).isFalse();
    Clock made = clock.press(BLACK, millis(59)).press(WHITE, millis(60)).press(BLACK, millis(60.5));
    assertThat(left(made, BLACK, 60.5)).isEqualTo(0.5 + 3600);
    assertThat(made.flagged(BLACK, millis(100))).isFalse();
  }

  @Test
  void three_stages_follow_one_another() {
    Clock clock = Clock.of(GameDriver.control("1/1+0:1/2+0:4+0")).orElseThrow();
    clock = clock.press(WHITE, 0).press(BLACK, 0);
    assertThat(left(clock, WHITE, 0)).isEqualTo(60 + 120);
    clock = clock.press(WHITE, 0).press(BLACK, 0);
    assertThat(left(clock, BLACK, 0)).isEqualTo(60 + 120 + 240);
    clock = clock.press(WHITE, 0).press(BLACK, 0);
    assertThat(left(clock, BLACK, 0)).isEqualTo(60 + 120 + 240);
  }

  @Test
  void with_odds_each_side_has_its_own_time_and_kind() {
    Clock clock = started("5+3|3d2");
    assertThat(left(clock, WHITE, 0)).isEqualTo(303);
    assertThat(left(clock, BLACK, 2)).isEqualTo(180);
    clock = clock.press(BLACK, millis(12));
    assertThat(left(clock, BLACK, 12)).isEqualTo(170);
    assertThat(left(clock.press(WHITE, millis(22)), WHITE, 22)).isEqualTo(296);
  }

  @Test
  void in_a_pause_time_stands_still_and_the_turn_goes_on_after_it() {
    Clock paused = started("5b10").pause(millis(4));
    assertThat(paused.isTicking()).isFalse();
    assertThat(paused.flagFalls()).isEmpty();
    assertThat(left(paused, BLACK, 1000)).isEqualTo(296);
    Clock resumed = paused.resume(millis(1000));
    assertThat(left(resumed, BLACK, 1003)).isEqualTo(293);
    assertThat(resumed.flagFalls()).isEqualTo(OptionalLong.of(millis(1296)));
    // Bronstein mode adds back all seven seconds that were used.
    assertThat(left(resumed.press(BLACK, millis(1003)), BLACK, 1003)).isEqualTo(300);
  }

  @Test
  void a_pause_does_not_begin_the_delay_again() {
    Clock clock = started("5d10").pause(millis(8)).resume(millis(100));
    assertThat(left(clock, BLACK, 102)).isEqualTo(300);
    assertThat(left(clock, BLACK, 105)).isEqualTo(297);
  }

  @Test
  void a_pause_before_the_first_move_starts_no_clock() {
    Clock clock = Clock.of(GameDriver.control("5+0")).orElseThrow().pause(5).resume(10);
    assertThat(clock.isTicking()).isFalse();
    assertThat(left(clock, WHITE, 500)).isEqualTo(300);
  }

  @Test
  void a_clock_put_right_shows_what_it_was_set_to_whichever_side_runs() {
    for (String control : new String[] {"5+3", "5d3", "5b3", "*5"}) {
      Clock clock = started(control);
      for (Color color : Color.values()) {
        Clock set = clock.set(color, millis(77), millis(20));
        assertThat(left(set, color, 20)).isEqualTo(77);
        assertThat(left(set, color.other(), 20)).isEqualTo(left(clock, color.other(), 20));
      }
    }
  }

  @Test
  void time_that_runs_backwards_stands_still() {
    Clock clock = started("5+0").press(BLACK, millis(10));
    assertThat(left(clock, WHITE, 5)).isEqualTo(300);
  }

  @Test
  void remaining_time_is_never_less_than_none() {
    assertThat(left(started("1+0"), BLACK, 1000)).isZero();
  }

  @Test
  void equal_clocks_show_the_same_for_ever() {
    assertThat(started("5+3")).isEqualTo(started("5+3")).hasSameHashCodeAs(started("5+3"));
    assertThat(started("5+3")).isNotEqualTo(started("5+4"));
    assertThat(started("5+3")).isNotEqualTo(started("5+3").press(BLACK, 0));
  }
}

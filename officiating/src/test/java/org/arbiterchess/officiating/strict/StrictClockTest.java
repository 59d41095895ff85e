package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.GameDriver;
import org.junit.jupiter.api.Test;

/** Tests the clock features that strict play requires. Times are in seconds. */
class StrictClockTest {

  private static final Color WHITE = Color.WHITE;
  private static final Color BLACK = Color.BLACK;

  private static Clock clock(String control) {
    return Clock.of(GameDriver.control(control), FirstMoveIncrement.INCLUDED).orElseThrow();
  }

  private static Clock started(String control) {
    return clock(control).start(WHITE, 0);
  }

  private static double left(Clock clock, Color color, double seconds) {
    return clock.remaining(color, millis(seconds)) / 1000.0;
  }

  private static long millis(double seconds) {
    return Math.round(seconds * 1000);
  }

  @Test
  void the_first_increment_is_included_from_the_beginning() {
    Clock clock = clock("5+3");
    assertThat(left(clock, WHITE, 0)).isEqualTo(303);
    assertThat(left(clock, BLACK, 0)).isEqualTo(303);
    assertThat(clock.running()).isEmpty();
  }

  @Test
  void each_side_has_the_increment_of_its_own_first_stage() {
    Clock clock = clock("40/90+30:30+30|5+3");
    assertThat(left(clock, WHITE, 0)).isEqualTo(5430);
    assertThat(left(clock, BLACK, 0)).isEqualTo(303);
  }

  @Test
  void a_delay_or_a_refund_is_not_included() {
    for (String control : new String[] {"5d3", "5b3", "*5"}) {
      assertThat(left(clock(control), WHITE, 0)).as(control).isEqualTo(300);
    }
  }

  @Test
  void the_first_move_takes_time_once_the_clock_is_started() {
    Clock clock = started("5+3");
    assertThat(clock.running()).contains(WHITE);
    assertThat(clock.isTicking()).isTrue();
    assertThat(left(clock, WHITE, 10)).isEqualTo(293);
    assertThat(clock.flagFalls()).isEqualTo(OptionalLong.of(303_000));
    Clock after = clock.press(WHITE, millis(10));
    assertThat(left(after, WHITE, 10)).isEqualTo(296);
    assertThat(left(after, BLACK, 14)).isEqualTo(299);
  }

  @Test
  void black_can_be_the_side_that_begins() {
    Clock clock = clock("5+3").start(BLACK, millis(100));
    assertThat(left(clock, BLACK, 101)).isEqualTo(302);
    assertThat(left(clock, WHITE, 101)).isEqualTo(303);
  }

  @Test
  void a_move_that_stands_without_bonus_counts_and_hands_the_clock_over() {
    Clock clock = started("5+3").pause(millis(10)).handOver(WHITE, millis(10));
    assertThat(clock.isTicking()).isFalse();
    assertThat(clock.running()).contains(BLACK);
    assertThat(left(clock, WHITE, 60)).isEqualTo(293);
    assertThat(left(clock, BLACK, 60)).isEqualTo(303);
    assertThat(clock.moves(WHITE)).isEqualTo(1);
    assertThat(left(clock.resume(millis(60)), BLACK, 61)).isEqualTo(302);
  }

  @Test
  void handing_over_gives_no_bronstein_refund() {
    Clock clock = started("5b3").pause(millis(2)).handOver(WHITE, millis(2));
    assertThat(left(clock, WHITE, 2)).isEqualTo(298);
  }

  @Test
  void handing_over_charges_a_delay_as_usual() {
    Clock clock = started("5d3").pause(millis(5)).handOver(WHITE, millis(5));
    assertThat(left(clock, WHITE, 5)).isEqualTo(298);
    assertThat(clock.resume(millis(9)).delayRemaining(millis(9))).isEqualTo(3000);
  }

  @Test
  void handing_over_an_hourglass_keeps_the_sand_that_ran() {
    Clock clock = started("*3").pause(millis(10)).handOver(WHITE, millis(10));
    assertThat(left(clock, WHITE, 10)).isEqualTo(170);
    assertThat(left(clock, BLACK, 10)).isEqualTo(190);
  }

  @Test
  void handing_over_the_last_move_of_a_stage_adds_the_next_stage() {
    Clock clock = started("1/5+0:3+0").pause(millis(10)).handOver(WHITE, millis(10));
    assertThat(left(clock, WHITE, 10)).isEqualTo(290 + 180);
  }

  @Test
  void restoring_a_position_keeps_the_times_and_deducts_the_moves() {
    Clock clock =
        started("5+3")
            .press(WHITE, millis(10))
            .press(BLACK, millis(30))
            .press(WHITE, millis(35))
            .pause(millis(40));
    Clock restored = clock.restore(BLACK, 2, millis(40));
    assertThat(restored.moves(WHITE)).isEqualTo(1);
    assertThat(restored.moves(BLACK)).isZero();
    assertThat(restored.running()).contains(BLACK);
    assertThat(restored.isTicking()).isFalse();
    for (Color color : Color.values()) {
      assertThat(left(restored, color, 90)).isEqualTo(left(clock, color, 40));
    }
  }

  @Test
  void restoring_never_counts_below_zero_and_starts_no_clock() {
    Clock restored = clock("5+3").restore(WHITE, 8, millis(1));
    assertThat(restored.moves(WHITE)).isZero();
    assertThat(restored.running()).isEmpty();
  }

  @Test
  void a_stage_is_added_once_even_if_its_last_move_is_played_again() {
    Clock once = started("1/5+0:3+0").press(WHITE, millis(10));
    assertThat(left(once, WHITE, 10)).isEqualTo(290 + 180);
    Clock twice =
        once.pause(millis(12))
            .restore(WHITE, 1, millis(12))
            .resume(millis(20))
            .press(WHITE, millis(25));
    assertThat(twice.moves(WHITE)).isEqualTo(1);
    assertThat(left(twice, WHITE, 25)).isEqualTo(290 + 180 - 5);
  }

  @Test
  void a_corrected_number_of_moves_adds_no_time_but_moves_the_end_of_the_stage() {
    Clock clock = started("40/5+0:3+0").withMoves(WHITE, 39);
    assertThat(clock.moves(WHITE)).isEqualTo(39);
    assertThat(clock.moves(BLACK)).isZero();
    assertThat(left(clock, WHITE, 0)).isEqualTo(300);
    assertThat(left(clock.press(WHITE, 0), WHITE, 0)).isEqualTo(480);
    assertThat(left(clock.withMoves(WHITE, 40).press(WHITE, 0), WHITE, 0)).isEqualTo(300);
  }

  @Test
  void a_pressed_clock_counts_the_moves_of_each_side() {
    Clock clock = started("5+3").press(WHITE, 0).press(BLACK, 0).press(WHITE, 0);
    assertThat(clock.moves(WHITE)).isEqualTo(2);
    assertThat(clock.moves(BLACK)).isEqualTo(1);
  }
}

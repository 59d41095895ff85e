package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.junit.jupiter.api.Test;

/** Tests takebacks by agreement, which the Laws do not provide for. */
class TakebackTest {

  private static Command ask(Seat seat) {
    return new Command(seat, "ask", Action.Simple.ASK_TAKEBACK);
  }

  private static Command answer(Seat seat, boolean accept) {
    return new Command(seat, "answer", new Action.AnswerTakeback(Optional.empty(), accept));
  }

  @Test
  void right_after_moving_one_move_is_taken_back() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5 g1f3");
    table.accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.game().moves()).hasSize(2);
    assertThat(table.game().position().turn()).isEqualTo(Color.WHITE);
    assertThat(table.game().takebackRequest()).isEmpty();
    table.play("f2f4");
    assertThat(table.game().moves()).hasSize(3);
  }

  @Test
  void after_the_reply_two_moves_are_taken_back() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5 g1f3 b8c6");
    table.accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.game().moves()).hasSize(2);
    assertThat(table.game().position().turn()).isEqualTo(Color.WHITE);
  }

  @Test
  void there_is_nothing_to_take_back_before_the_own_first_move() {
    GameDriver table = GameDriver.classical();
    assertThat(table.refused(ask(Seat.WHITE)).name()).isEqualTo("NOTHING_TO_TAKE_BACK");
    assertThat(table.refused(ask(Seat.BLACK)).name()).isEqualTo("NOTHING_TO_TAKE_BACK");
    table.play("e2e4");
    assertThat(table.refused(ask(Seat.BLACK)).name()).isEqualTo("NOTHING_TO_TAKE_BACK");
    table.accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.game().plies()).isZero();
  }

  @Test
  void a_declined_request_changes_nothing_and_may_be_asked_again() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5");
    table.accepted(ask(Seat.BLACK)).accepted(answer(Seat.WHITE, false));
    assertThat(table.game().plies()).isEqualTo(2);
    assertThat(table.refused(answer(Seat.WHITE, true)).name()).isEqualTo("NO_TAKEBACK");
    table.accepted(ask(Seat.BLACK));
    assertThat(table.refused(ask(Seat.WHITE)))
        .isEqualTo(Refusal.of(RefusalReason.TAKEBACK_OPEN, Color.WHITE));
    assertThat(table.refused(answer(Seat.BLACK, true)).name()).isEqualTo("OWN_TAKEBACK");
  }

  @Test
  void any_move_answers_a_request() {
    GameDriver table =
        GameDriver.classical().play("e2e4 e7e5").accepted(ask(Seat.BLACK)).play("g1f3");
    assertThat(table.game().takebackRequest()).isEmpty();
    assertThat(table.refused(answer(Seat.WHITE, true)).name()).isEqualTo("NO_TAKEBACK");
  }

  @Test
  void a_draw_offer_made_on_the_position_taken_back_is_gone() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5 g1f3");
    table.accepted(new Command(Seat.WHITE, "o", Action.Simple.OFFER_DRAW));
    table.accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.game().drawOffer()).isEmpty();
  }

  @Test
  void moves_taken_back_no_longer_repeat_a_position() {
    GameDriver table = GameDriver.classical().play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    table.accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    table.play("f3g1 f6g8");
    assertThat(table.game().repetitions()).isEqualTo(3);
    table.accepted(ask(Seat.BLACK)).accepted(answer(Seat.WHITE, true));
    table.play("f6g8");
    assertThat(table.game().repetitions()).isEqualTo(3);
  }

  @Test
  void the_clocks_are_as_they_were_when_the_taken_back_move_began() {
    GameDriver table = GameDriver.timed("5+3").play("e2e4");
    table.after(10).play("e7e5"); // Black: 5:00 - 10 + 3
    table.after(20).play("g1f3"); // White: 5:03 - 20 + 3
    table.after(30).play("b8c6"); // Black: 4:53 - 30 + 3
    assertThat(table.clocks()).containsExactly(286.0, 266.0);
    table.after(40).accepted(ask(Seat.WHITE));
    table.after(5).accepted(answer(Seat.BLACK, true));
    assertThat(table.clocks()).containsExactly(303.0, 293.0);
    assertThat(table.after(7).clocks()).containsExactly(296.0, 293.0);
  }

  @Test
  void taking_back_the_first_move_stops_the_clocks_until_it_is_made_again() {
    GameDriver table = GameDriver.timed("5+3").play("e2e4").after(10);
    table.accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.after(1000).clocks()).containsExactly(300.0, 300.0);
    table.play("d2d4");
    assertThat(table.after(1).clocks()).containsExactly(303.0, 299.0);
  }

  @Test
  void in_a_pause_the_clock_of_the_move_taken_back_waits_too() {
    GameDriver table =
        GameDriver.timed("5+0").play("e2e4").after(10).play("e7e5").after(10).play("g1f3");
    Command pause = new Command(Seat.ARBITER, "p", Action.Simple.PAUSE);
    table.accepted(pause).accepted(ask(Seat.WHITE)).accepted(answer(Seat.BLACK, true));
    assertThat(table.after(50).clocks()).containsExactly(300.0, 290.0);
    table.accepted(new Command(Seat.ARBITER, "r", Action.Simple.RESUME));
    assertThat(table.after(5).clocks()).containsExactly(295.0, 290.0);
  }

  @Test
  void a_correction_of_the_clock_outlives_taking_back_the_move_made_after_it() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4").after(10);
    table.accepted(new Command(Seat.ARBITER, "s", new Action.SetClock(Color.BLACK, 120_000)));
    table.after(20).play("e7e5");
    assertThat(table.clocks()).containsExactly(300.0, 100.0);
    table.accepted(ask(Seat.BLACK)).accepted(answer(Seat.WHITE, true));
    assertThat(table.clocks()).containsExactly(300.0, 120.0);
  }

  @Test
  void a_game_that_is_over_is_not_taken_back() {
    GameDriver table = GameDriver.classical().play("f2f3 e7e5 g2g4 d8h4");
    assertThat(table.refused(ask(Seat.WHITE)).name()).isEqualTo("GAME_OVER");
  }
}

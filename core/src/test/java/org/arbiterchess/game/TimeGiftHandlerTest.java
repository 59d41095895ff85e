package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.api.Test;

/**
 * Tests that players can give each other time. {@code FirstMoveIncrementTest} also tests this in
 * random games.
 */
class TimeGiftHandlerTest {

  private static final Command WHITE_GIVES = new Command(Seat.WHITE, "g", Action.Simple.GIVE_TIME);
  private static final Command BLACK_GIVES = new Command(Seat.BLACK, "g", Action.Simple.GIVE_TIME);

  @Test
  void the_opponent_gets_fifteen_seconds_whoever_is_to_move() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4").after(10).accepted(WHITE_GIVES);
    assertThat(table.clocks()).containsExactly(300.0, 305.0);
    table.accepted(BLACK_GIVES);
    assertThat(table.clocks()).containsExactly(315.0, 305.0);
    table.after(5).play("e7e5");
    assertThat(table.clocks()).containsExactly(315.0, 300.0);
  }

  @Test
  void a_delay_and_an_hourglass_keep_running_as_before() {
    GameDriver delay = GameDriver.timed("5d10").play("e2e4").after(4).accepted(WHITE_GIVES);
    assertThat(delay.after(8).clocks()).containsExactly(300.0, 313.0);
    GameDriver hourglass = GameDriver.timed("*3").play("e2e4").after(20).accepted(BLACK_GIVES);
    assertThat(hourglass.after(10).clocks()).containsExactly(225.0, 150.0);
  }

  @Test
  void time_can_be_given_before_the_first_move_and_moves_the_flag() {
    GameDriver table = GameDriver.timed("1+0").accepted(BLACK_GIVES);
    assertThat(table.clocks()).containsExactly(75.0, 60.0);
    table.play("e2e4").after(59.9).accepted(WHITE_GIVES).after(15);
    assertThat(table.refused(new Command(Seat.WHITE, "f", Action.Simple.CHECK_FLAG)).name())
        .isEqualTo("FLAG_NOT_FALLEN");
    table.after(0.2).accepted(new Command(Seat.WHITE, "f", Action.Simple.CHECK_FLAG));
    assertThat(table.outcome().ending()).isEqualTo(Ending.FLAG);
  }

  @Test
  void a_gift_comes_too_late_once_the_flag_has_fallen() {
    GameDriver table = GameDriver.timed("1+0").play("e2e4").after(60).accepted(WHITE_GIVES);
    assertThat(table.outcome().ending()).isEqualTo(Ending.FLAG);
    assertThat(table.refused(WHITE_GIVES).name()).isEqualTo("GAME_OVER");
  }

  @Test
  void without_a_clock_during_a_pause_and_from_the_arbiter_it_is_refused() {
    assertThat(GameDriver.online().refused(WHITE_GIVES).name()).isEqualTo("NO_CLOCK");
    GameDriver paused = GameDriver.timed("5+0").play("e2e4");
    paused.accepted(new Command(Seat.ARBITER, "p", Action.Simple.PAUSE));
    assertThat(paused.refused(WHITE_GIVES).name()).isEqualTo("GAME_PAUSED");
    Command arbiters = new Command(Seat.ARBITER, "g", Action.Simple.GIVE_TIME);
    assertThat(GameDriver.timed("5+0").refused(arbiters).name()).isEqualTo("ONLY_FOR_PLAYERS");
  }

  @Test
  void a_player_gives_at_most_two_minutes_before_the_next_move() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4");
    for (int i = 0; i < CasualPlay.MAX_PER_TURN; i++) {
      table.accepted(WHITE_GIVES);
    }
    assertThat(table.refused(WHITE_GIVES).sentence(Texts.english()).cited())
        .isEqualTo(
            "You have given your opponent enough time for now: you can give more after the next"
                + " move.");
    table.accepted(BLACK_GIVES).play("e7e5").accepted(WHITE_GIVES);
    assertThat(table.clocks()).containsExactly(315.0, 435.0);
  }

  @Test
  void no_clock_shows_more_than_it_can() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4");
    table.accepted(
        new Command(Seat.ARBITER, "s", new Action.SetClock(Color.WHITE, 9999 * 60_000L)));
    assertThat(table.refused(BLACK_GIVES).name()).isEqualTo("CLOCK_OUT_OF_RANGE");
  }

  @Test
  void the_log_says_who_gave_and_a_replay_shows_the_same_clocks_and_score_sheet() {
    GameDriver table = GameDriver.timed("5+3").play("e2e4").after(10).accepted(WHITE_GIVES);
    table.after(5).play("e7e5").after(7).accepted(BLACK_GIVES).after(2).play("g1f3");
    Game replayed = Game.replay(table.game().events());
    assertThat(replayed.clock()).isEqualTo(table.game().clock());
    assertThat(replayed.scoresheet())
        .extracting(entry -> entry.clock().orElseThrow())
        .containsExactly(303_000L, 303_000L, 312_000L);
    GameEvent gift = replayed.events().get(2);
    assertThat(gift).isEqualTo(new GameEvent.ClockSet(10_000, Color.BLACK, 305_000, 15_000));
    Game before = Game.replay(replayed.events().subList(0, 2));
    assertThat(Announcement.ofEvent(before, gift, Texts.english()).orElseThrow().cited())
        .isEqualTo("White gives Black 15 extra seconds.");
  }

  @Test
  void a_game_without_its_first_move_is_aborted_and_names_the_side() {
    Command late = new Command(Seat.ARBITER, "s", Action.Stop.NO_FIRST_MOVE);
    GameDriver white = GameDriver.timed("5+0").accepted(late);
    assertThat(white.outcome())
        .isEqualTo(
            new Outcome(
                Ending.ABORTED, Result.NONE, "5", Optional.of(Color.WHITE), Optional.empty()));
    assertThat(Announcement.ofOutcome(white.game(), Texts.english()).orElseThrow().cited())
        .isEqualTo(
            "White did not make the first move in time: the game was aborted and has no result.");
    GameDriver black = GameDriver.timed("5+0").play("e2e4").accepted(late);
    assertThat(black.outcome().fallen()).contains(Color.BLACK);
    assertThat(GameDriver.timed("5+0").play("e2e4 e7e5").refused(late).name())
        .isEqualTo("TOO_LATE_TO_ABORT");
    Command byPlayer = new Command(Seat.WHITE, "s", Action.Stop.NO_FIRST_MOVE);
    assertThat(GameDriver.timed("5+0").refused(byPlayer).name()).isEqualTo("ONLY_FOR_THE_ARBITER");
  }

  @Test
  void a_log_of_an_earlier_version_has_no_gifts() {
    assertThat(new GameEvent.ClockSet(1, Color.WHITE, 60_000).isGift()).isFalse();
    assertThat(List.of(new GameEvent.ClockSet(1, Color.WHITE, 60_000)))
        .containsExactly(new GameEvent.ClockSet(1, Color.WHITE, 60_000, 0));
  }
}

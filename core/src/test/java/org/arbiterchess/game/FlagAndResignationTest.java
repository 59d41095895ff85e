package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests flag falls and resignations (5.1.2, 6.9). The player loses, unless the opponent cannot
 * checkmate by any possible series of legal moves, in which case the game is drawn.
 */
class FlagAndResignationTest {

  private static Command verdict(Winnability.Answer answer) {
    return new Command(Seat.ARBITER, "v", new Action.Verdict(answer));
  }

  private static Command resign(Seat seat) {
    return new Command(seat, "r", Action.Simple.RESIGN);
  }

  private static GameDriver timed(String fen) {
    return GameDriver.of(Fen.parse(fen), Rulebook.OVER_THE_BOARD, "1+0");
  }

  @Test
  void a_move_that_comes_too_late_yields_the_flag_at_the_moment_it_fell() {
    GameDriver table = GameDriver.timed("1+0").play("e2e4").after(75);
    Decision decision =
        table.ask(new Command(Seat.BLACK, "m", new Action.Move(GameDriver.attempt("e7e5"))));
    Outcome open =
        new Outcome(
            Ending.FLAG, Result.BEING_DECIDED, "6.9", Optional.of(Color.BLACK), Optional.empty());
    assertThat(decision).isEqualTo(Decision.accept(new GameEvent.Ended(60_000, open)));
    assertThat(table.game().plies()).isEqualTo(1);
    assertThat(table.clocks()).containsExactly(60.0, 0.0);
    assertThat(table.refusedMove("e7e5").name()).isEqualTo("GAME_OVER");
  }

  @Test
  void a_move_in_the_last_millisecond_counts_and_one_at_zero_does_not() {
    GameDriver table = GameDriver.timed("1+0").play("e2e4").at(59.999).play("e7e5");
    assertThat(table.clocks().get(1)).isEqualTo(0.001);
    GameDriver late = GameDriver.timed("1+0").play("e2e4").at(60);
    late.accepted(new Command(Seat.BLACK, "m", new Action.Move(GameDriver.attempt("e7e5"))));
    assertThat(late.outcome().ending()).isEqualTo(Ending.FLAG);
  }

  @Test
  void whatever_is_asked_after_the_flag_finds_the_flag() {
    Command[] commands = {
      new Command(Seat.WHITE, "o", Action.Simple.OFFER_DRAW),
      resign(Seat.BLACK),
      resign(Seat.WHITE),
      new Command(Seat.ARBITER, "p", Action.Simple.PAUSE),
      new Command(Seat.WHITE, "f", Action.Simple.CHECK_FLAG),
      new Command(Seat.ARBITER, "s", Action.Stop.DRAW_AGREED),
      new Command(Seat.WHITE, "t", Action.Simple.ASK_TAKEBACK)
    };
    for (Command command : commands) {
      GameDriver table = GameDriver.timed("1+0").play("e2e4").after(61).accepted(command);
      assertThat(table.outcome().ending()).isEqualTo(Ending.FLAG);
      assertThat(table.outcome().fallen()).contains(Color.BLACK);
    }
  }

  @Test
  void a_flag_that_stands_is_said_to_stand() {
    GameDriver table = GameDriver.timed("1+0").play("e2e4").after(59);
    assertThat(table.refused(new Command(Seat.WHITE, "f", Action.Simple.CHECK_FLAG)))
        .isEqualTo(Refusal.of(RefusalReason.FLAG_NOT_FALLEN, Color.BLACK));
    assertThat(
            GameDriver.classical()
                .refused(new Command(Seat.WHITE, "f", Action.Simple.CHECK_FLAG))
                .name())
        .isEqualTo("NO_CLOCK");
  }

  @Test
  void before_the_first_move_no_flag_falls() {
    GameDriver table = GameDriver.timed("1+0").after(10_000).play("e2e4");
    assertThat(table.clocks()).containsExactly(60.0, 60.0);
  }

  @Test
  void what_ended_the_game_before_the_flag_stands() {
    GameDriver table = GameDriver.timed("1+0").play("f2f3 e7e5 g2g4 d8h4").after(600);
    assertThat(table.refused(new Command(Seat.BLACK, "f", Action.Simple.CHECK_FLAG)).article())
        .contains("5.1.1");
    assertThat(table.outcome().ending()).isEqualTo(Ending.CHECKMATE);
    assertThat(table.clocks()).containsExactly(60.0, 60.0);
  }

  @ParameterizedTest
  @EnumSource(
      value = Winnability.Answer.class,
      names = {"WINNABLE", "UNDETERMINED"})
  void only_a_proof_makes_a_draw(Winnability.Answer answer) {
    GameDriver table = GameDriver.timed("1+0").play("e2e4").after(61);
    table.accepted(new Command(Seat.ARBITER, "f", Action.Simple.CHECK_FLAG));
    assertThat(table.outcome().isBeingDecided()).isTrue();
    assertThat(table.outcome().winner()).isEmpty();
    assertThat(table.outcome().isDraw()).isFalse();
    table.accepted(verdict(answer));
    assertThat(table.outcome().winner()).contains(Color.WHITE);
    assertThat(table.outcome().article()).isEqualTo("6.9");
    assertThat(table.refused(verdict(Winnability.Answer.UNWINNABLE)).name())
        .isEqualTo("NOTHING_TO_DECIDE");
  }

  @Test
  void the_verdict_that_no_mate_was_possible_draws() {
    GameDriver table = GameDriver.classical().accepted(resign(Seat.WHITE));
    table.accepted(verdict(Winnability.Answer.UNWINNABLE));
    assertThat(table.outcome())
        .isEqualTo(
            new Outcome(
                Ending.RESIGNATION,
                Result.DRAW,
                "5.1.2",
                Optional.of(Color.WHITE),
                Optional.of(UnwinnableReason.VERDICT)));
  }

  @Test
  void only_the_arbiter_gives_a_verdict_and_only_where_one_is_asked_for() {
    GameDriver table = GameDriver.classical();
    assertThat(table.refused(verdict(Winnability.Answer.UNWINNABLE)).name())
        .isEqualTo("NOTHING_TO_DECIDE");
    table.accepted(resign(Seat.WHITE));
    for (Seat seat : new Seat[] {Seat.WHITE, Seat.BLACK}) {
      Command own = new Command(seat, "v", new Action.Verdict(Winnability.Answer.UNWINNABLE));
      assertThat(table.refused(own).name()).isEqualTo("ONLY_FOR_THE_ARBITER");
    }
  }

  @Test
  void a_player_may_resign_on_the_opponents_turn() {
    GameDriver table = GameDriver.classical().accepted(resign(Seat.BLACK));
    table.accepted(verdict(Winnability.Answer.UNDETERMINED));
    assertThat(table.outcome().result()).isEqualTo(Result.WHITE_WINS);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1, BARE_KING",
    "4k3/4n3/8/8/8/8/8/Q3K3 w - - 0 1, KNIGHT_AGAINST_QUEENS",
    "4k3/4n3/8/8/8/8/8/QQ2K3 w - - 0 1, KNIGHT_AGAINST_QUEENS",
    "4k3/4b3/8/8/8/8/8/Q3K2R w - - 0 1, BISHOPS_OF_ONE_COLOR",
    "4k3/4b3/3b4/8/8/8/1B6/Q3K2R w - - 0 1, BISHOPS_OF_ONE_COLOR"
  })
  void a_flag_or_a_resignation_against_too_little_is_a_draw_at_once(
      String fen, UnwinnableReason why) {
    GameDriver flag = timed(fen);
    flag.play("a1a2");
    flag.play("e8d8").after(61).accepted(new Command(Seat.ARBITER, "f", Action.Simple.CHECK_FLAG));
    assertThat(flag.outcome().result()).isEqualTo(Result.DRAW);
    assertThat(flag.outcome().why()).contains(why);
    assertThat(flag.outcome().fallen()).contains(Color.WHITE);
    GameDriver resignation = GameDriver.from(fen).accepted(resign(Seat.WHITE));
    assertThat(resignation.outcome().result()).isEqualTo(Result.DRAW);
    assertThat(resignation.outcome().why()).contains(why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/4n3/8/8/8/8/8/R3K3 w - - 0 1",
        "4k3/4n3/8/8/8/8/P7/4K3 w - - 0 1",
        "4k3/4nn2/8/8/8/8/8/Q3K3 w - - 0 1",
        "4k3/4b3/8/8/8/8/P7/4K3 w - - 0 1",
        "4k3/4b3/8/8/8/8/8/N3K3 w - - 0 1",
        "4k3/4b3/8/8/8/B7/8/4K2B w - - 0 1",
        "4k3/4bb2/8/8/8/8/8/Q3K3 w - - 0 1",
        "4k3/4p3/8/8/8/8/8/Q3K3 w - - 0 1"
      })
  void where_the_material_proves_nothing_the_result_waits(String fen) {
    assertThat(GameDriver.from(fen).accepted(resign(Seat.WHITE)).outcome().isBeingDecided())
        .isTrue();
  }

  @Test
  void online_a_resignation_simply_loses() {
    GameDriver table =
        GameDriver.online("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").accepted(resign(Seat.WHITE));
    assertThat(table.outcome())
        .isEqualTo(
            new Outcome(
                Ending.RESIGNATION,
                Result.BLACK_WINS,
                "Online 5.2",
                Optional.of(Color.WHITE),
                Optional.empty()));
  }

  @Test
  void online_a_flag_against_a_bare_king_is_a_draw_too() {
    GameDriver table =
        GameDriver.of(Fen.parse("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"), Rulebook.ONLINE, "1+0");
    table
        .play("a1a2 e8d8")
        .after(60)
        .accepted(new Command(Seat.BLACK, "f", Action.Simple.CHECK_FLAG));
    assertThat(table.outcome().result()).isEqualTo(Result.DRAW);
    assertThat(table.outcome().article()).isEqualTo("Online 4.4");
  }
}

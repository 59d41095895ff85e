package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action.Stop;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;
import org.junit.jupiter.api.Test;

/** Tests which seat may send which command, and the arbiter's own commands. */
class CommandsBySeatTest {

  private static Command pause() {
    return new Command(Seat.ARBITER, "p", Action.Simple.PAUSE);
  }

  private static Command resume() {
    return new Command(Seat.ARBITER, "r", Action.Simple.RESUME);
  }

  private static Command stop(Stop how) {
    return new Command(Seat.ARBITER, "s", how);
  }

  private static Command abandoned(Seat seat, boolean win) {
    return new Command(seat, "a", new Action.ClaimAbandoned(win));
  }

  @Test
  void a_player_moves_only_the_own_pieces_and_only_in_turn() {
    GameDriver table = GameDriver.classical();
    Refusal own =
        table.refused(new Command(Seat.BLACK, "m", new Action.Move(GameDriver.attempt("e7e5"))));
    assertThat(own.ruling().orElseThrow().reason()).isEqualTo(Reason.WRONG_TURN);
    Refusal others =
        table.refused(new Command(Seat.BLACK, "m", new Action.Move(GameDriver.attempt("e2e4"))));
    assertThat(others).isEqualTo(Refusal.of(RefusalReason.NOT_YOUR_TURN, Color.WHITE));
    Refusal castling =
        table.refused(new Command(Seat.BLACK, "m", new Action.Move(GameDriver.attempt("0-0"))));
    assertThat(castling.name()).isEqualTo("NOT_YOUR_TURN");
    Refusal nothing =
        table.refused(new Command(Seat.BLACK, "m", new Action.Move(GameDriver.attempt("e5e6"))));
    assertThat(nothing.name()).isEqualTo("NO_PIECE");
  }

  @Test
  void the_arbiter_does_not_play() {
    GameDriver table = GameDriver.classical();
    List<Command> players =
        List.of(
            new Command(Seat.ARBITER, "i", new Action.Move(GameDriver.attempt("e2e4"))),
            new Command(Seat.ARBITER, "i", Action.Simple.OFFER_DRAW),
            new Command(Seat.ARBITER, "i", new Action.AnswerDraw(Optional.empty(), true)),
            new Command(
                Seat.ARBITER, "i", new Action.Claim(ClaimKind.FIFTY_MOVES, Optional.empty())),
            new Command(Seat.ARBITER, "i", Action.Simple.RESIGN),
            new Command(Seat.ARBITER, "i", Action.Simple.ASK_TAKEBACK),
            new Command(Seat.ARBITER, "i", new Action.AnswerTakeback(Optional.empty(), true)),
            abandoned(Seat.ARBITER, true));
    for (Command command : players) {
      assertThat(table.refused(command).name()).isEqualTo("ONLY_FOR_PLAYERS");
    }
  }

  @Test
  void a_player_does_not_do_the_arbiters_work() {
    GameDriver table = GameDriver.timed("5+3");
    List<Command> arbiters =
        List.of(
            new Command(Seat.WHITE, "i", Action.Stop.BLACK_RESIGNS),
            new Command(Seat.WHITE, "i", Action.Simple.PAUSE),
            new Command(Seat.WHITE, "i", Action.Simple.RESUME),
            new Command(Seat.WHITE, "i", new Action.SetClock(Color.WHITE, 1000)),
            new Command(Seat.WHITE, "i", new Action.Verdict(Winnability.Answer.UNWINNABLE)));
    for (Command command : arbiters) {
      assertThat(table.refused(command).name()).isEqualTo("ONLY_FOR_THE_ARBITER");
    }
  }

  @Test
  void a_pause_stops_the_clock_and_the_moves() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4").after(10).accepted(pause());
    assertThat(table.game().isPaused()).isTrue();
    assertThat(table.refused(pause()).name()).isEqualTo("ALREADY_PAUSED");
    assertThat(table.after(1000).refusedMove("e7e5").name()).isEqualTo("GAME_PAUSED");
    assertThat(table.refusedMove("e7e4").name()).isEqualTo("PAWN_SHAPE");
    assertThat(table.clocks()).containsExactly(300.0, 290.0);
    table.accepted(resume()).after(5).play("e7e5");
    assertThat(table.clocks()).containsExactly(300.0, 285.0);
    assertThat(table.refused(resume()).name()).isEqualTo("NOT_PAUSED");
  }

  @Test
  void nobody_claims_in_a_pause_but_anybody_may_resign() {
    GameDriver table = GameDriver.classical().accepted(pause());
    Decision claim = table.claim(ClaimKind.FIFTY_MOVES, "e2e4");
    assertThat(((Decision.Refused) claim).refusal().name()).isEqualTo("GAME_PAUSED");
    table.accepted(new Command(Seat.BLACK, "r", Action.Simple.RESIGN));
    assertThat(table.outcome().ending()).isEqualTo(Ending.RESIGNATION);
  }

  @Test
  void the_arbiter_puts_a_clock_right() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4").after(10);
    table.accepted(new Command(Seat.ARBITER, "s", new Action.SetClock(Color.BLACK, 120_000)));
    assertThat(table.clocks()).containsExactly(300.0, 120.0);
    table.after(119).play("e7e5");
    assertThat(table.clocks()).containsExactly(300.0, 1.0);
  }

  @Test
  void a_clock_is_set_only_where_there_is_one_and_to_what_it_can_show() {
    Command set = new Command(Seat.ARBITER, "s", new Action.SetClock(Color.BLACK, 1000));
    assertThat(GameDriver.classical().refused(set).name()).isEqualTo("NO_CLOCK");
    for (long millis : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      Command wrong = new Command(Seat.ARBITER, "s", new Action.SetClock(Color.BLACK, millis));
      assertThat(GameDriver.timed("5+0").refused(wrong).name()).isEqualTo("CLOCK_OUT_OF_RANGE");
    }
  }

  @Test
  void a_game_is_aborted_only_before_two_moves_were_made() {
    for (Seat seat : Seat.values()) {
      Command abort = new Command(seat, "a", Action.Simple.ABORT);
      GameDriver table = GameDriver.classical().play("e2e4").accepted(abort);
      assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.ABORTED, Result.NONE, "5"));
      assertThat(GameDriver.classical().play("e2e4 e7e5").refused(abort).name())
          .isEqualTo("TOO_LATE_TO_ABORT");
    }
  }

  @Test
  void the_players_end_the_game_as_they_say() {
    GameDriver white = GameDriver.classical().accepted(stop(Stop.WHITE_RESIGNS));
    assertThat(white.outcome().ending()).isEqualTo(Ending.RESIGNATION);
    assertThat(white.outcome().fallen()).contains(Color.WHITE);
    GameDriver black = GameDriver.online().accepted(stop(Stop.BLACK_RESIGNS));
    assertThat(black.outcome().winner()).contains(Color.WHITE);
    GameDriver agreed = GameDriver.classical().play("e2e4 e7e5").accepted(stop(Stop.DRAW_AGREED));
    assertThat(agreed.outcome()).isEqualTo(Outcome.of(Ending.AGREEMENT, Result.DRAW, "5.2.3"));
    GameDriver without = GameDriver.classical().play("e2e4 e7e5").accepted(stop(Stop.NO_RESULT));
    assertThat(without.outcome()).isEqualTo(Outcome.of(Ending.STOPPED, Result.NONE, "5"));
    assertThat(without.outcome().result().text()).isEqualTo("*");
    assertThat(GameDriver.classical().refused(stop(Stop.DRAW_AGREED)).name())
        .isEqualTo("BOTH_MUST_HAVE_MOVED");
  }

  @Test
  void who_stayed_claims_a_win_or_a_draw_from_who_is_gone() {
    GameDriver win = GameDriver.classical().play("e2e4").accepted(abandoned(Seat.WHITE, true));
    assertThat(win.outcome().winner()).contains(Color.WHITE);
    assertThat(win.outcome().fallen()).contains(Color.BLACK);
    GameDriver draw = GameDriver.classical().play("e2e4").accepted(abandoned(Seat.WHITE, false));
    assertThat(draw.outcome().isDraw()).isTrue();
    assertThat(draw.outcome().ending()).isEqualTo(Ending.ABANDONED);
  }

  @Test
  void a_bare_king_does_not_win_because_the_opponent_left() {
    GameDriver table =
        GameDriver.of(Fen.parse("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"), Rulebook.ONLINE, "-")
            .accepted(abandoned(Seat.BLACK, true));
    assertThat(table.outcome().isDraw()).isTrue();
    assertThat(table.outcome().why()).contains(UnwinnableReason.BARE_KING);
  }

  @Test
  void after_the_end_everything_is_refused_with_its_article() {
    GameDriver table = GameDriver.classical().play("e2e4 e7e5").accepted(stop(Stop.DRAW_AGREED));
    for (Command command :
        List.of(
            new Command(Seat.WHITE, "i", Action.Simple.OFFER_DRAW),
            new Command(Seat.WHITE, "i", Action.Simple.RESIGN),
            new Command(Seat.WHITE, "i", Action.Simple.ABORT),
            pause(),
            new Command(Seat.BLACK, "i", Action.Simple.CHECK_FLAG),
            stop(Stop.NO_RESULT))) {
      assertThat(table.refused(command).name()).isEqualTo("GAME_OVER");
      assertThat(table.refused(command).article()).contains("5.2.3");
    }
  }
}

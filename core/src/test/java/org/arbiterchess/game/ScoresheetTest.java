package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.San;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests the scoresheet's moves and clock times. */
class ScoresheetTest {

  /** Returns each entry's move number, side and move, and the seconds left if there is a clock. */
  private static List<String> written(GameDriver table) {
    List<String> lines = new ArrayList<>();
    for (ScoresheetMove entry : table.game().scoresheet()) {
      String left = entry.clock().isPresent() ? " " + entry.clock().getAsLong() / 1000.0 : "";
      lines.add(entry.number() + " " + entry.move().color() + " " + entry.san() + left);
    }
    return lines;
  }

  private static void takeBack(GameDriver table, Seat asker) {
    Seat other = asker == Seat.WHITE ? Seat.BLACK : Seat.WHITE;
    table
        .accepted(new Command(asker, "ask", Action.Simple.ASK_TAKEBACK))
        .accepted(new Command(other, "answer", new Action.AnswerTakeback(Optional.empty(), true)));
  }

  @Test
  void without_a_clock_there_are_numbers_and_moves() {
    assertThat(written(GameDriver.classical())).isEmpty();
    assertThat(written(GameDriver.classical().play("e2e4 e7e5 g1f3")))
        .containsExactly("1 WHITE e4", "1 BLACK e5", "2 WHITE Nf3");
  }

  @Test
  void a_record_that_begins_with_black_keeps_the_numbers_of_its_position() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/4K3 b - - 3 41").play("e8d7 e2e4");
    assertThat(written(table)).containsExactly("41 BLACK Kd7", "42 WHITE e4");
  }

  @Test
  void each_move_has_what_its_player_had_left_with_the_increment() {
    GameDriver table =
        GameDriver.timed("5+3").play("e2e4").after(10).play("e7e5").after(2.5).play("g1f3");
    assertThat(written(table))
        .containsExactly("1 WHITE e4 303.0", "1 BLACK e5 293.0", "2 WHITE Nf3 303.5");
  }

  @Test
  void a_delay_spares_bronstein_gives_back_and_an_hourglass_takes() {
    GameDriver delay = GameDriver.timed("1d5").play("e2e4").after(8).play("e7e5");
    assertThat(written(delay)).containsExactly("1 WHITE e4 60.0", "1 BLACK e5 57.0");
    GameDriver bronstein =
        GameDriver.timed("1b5").play("e2e4").after(8).play("e7e5").after(3).play("d2d4");
    assertThat(written(bronstein))
        .containsExactly("1 WHITE e4 60.0", "1 BLACK e5 57.0", "2 WHITE d4 60.0");
    GameDriver hourglass =
        GameDriver.timed("*1").play("e2e4").after(8).play("e7e5").after(3).play("d2d4");
    assertThat(written(hourglass))
        .containsExactly("1 WHITE e4 60.0", "1 BLACK e5 52.0", "2 WHITE d4 65.0");
  }

  @Test
  void the_last_move_of_a_stage_has_the_time_of_the_next() {
    GameDriver table = GameDriver.timed("2/1+0:3+0").play("e2e4 e7e5").after(20).play("g1f3");
    assertThat(written(table))
        .containsExactly("1 WHITE e4 60.0", "1 BLACK e5 60.0", "2 WHITE Nf3 220.0");
  }

  @Test
  void moves_taken_back_are_gone_with_their_clocks() {
    GameDriver table =
        GameDriver.timed("5+0").play("e2e4").after(10).play("e7e5").after(20).play("g1f3");
    takeBack(table, Seat.WHITE);
    table.after(7).play("f2f4");
    assertThat(written(table))
        .containsExactly("1 WHITE e4 300.0", "1 BLACK e5 290.0", "2 WHITE f4 293.0");
  }

  @Test
  void a_clock_put_right_later_still_says_what_it_said() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4").after(10).play("e7e5");
    table.accepted(new Command(Seat.ARBITER, "s", new Action.SetClock(Color.BLACK, 120_000)));
    table.accepted(new Command(Seat.ARBITER, "s", new Action.SetClock(Color.WHITE, 60_000)));
    table.after(5).play("g1f3").after(5).play("b8c6");
    assertThat(written(table))
        .containsExactly(
            "1 WHITE e4 300.0", "1 BLACK e5 290.0", "2 WHITE Nf3 55.0", "2 BLACK Nc6 115.0");
  }

  @Test
  void a_pause_costs_nothing() {
    GameDriver table = GameDriver.timed("5+0").play("e2e4").after(10);
    table.accepted(new Command(Seat.ARBITER, "p", Action.Simple.PAUSE)).after(1000);
    table.accepted(new Command(Seat.ARBITER, "r", Action.Simple.RESUME)).after(1).play("e7e5");
    assertThat(written(table)).containsExactly("1 WHITE e4 300.0", "1 BLACK e5 289.0");
  }

  /**
   * Computes the clock times independently: replays the log and reads the clock after each move.
   */
  @Test
  void random_games_are_written_down_as_their_logs_tell_them() {
    int games = SoakMode.count(200, 5_000);
    int moves = 0;
    for (int seed = 0; seed < games; seed++) {
      Game game = new RandomGame(seed, 150).game();
      List<ScoresheetMove> told = told(game);
      assertThat(game.scoresheet()).as("seed " + seed).isEqualTo(told);
      assertThat(Game.replay(game.events()).scoresheet()).isEqualTo(told);
      moves += told.size();
    }
    System.out.println(games + " scoresheets, " + moves + " moves");
    assertThat(moves).isGreaterThan(games * 10);
  }

  private static List<ScoresheetMove> told(Game game) {
    List<ScoresheetMove> entries = new ArrayList<>();
    List<GameEvent> events = game.events();
    Game then = Game.replay(events.subList(0, 1));
    for (GameEvent event : events.subList(1, events.size())) {
      Game before = then;
      then = then.apply(event);
      if (event instanceof GameEvent.MovePlayed played) {
        Color mover = before.position().turn();
        OptionalLong left =
            then.clock().isPresent()
                ? OptionalLong.of(then.clock().get().remaining(mover, played.at()))
                : OptionalLong.empty();
        String san = San.write(before.position(), then.lastMove().orElseThrow());
        int number = before.position().fullmoveNumber();
        entries.add(new ScoresheetMove(number, then.lastMove().orElseThrow(), san, left, false));
      } else if (event instanceof GameEvent.TakenBack taken) {
        entries.subList(entries.size() - taken.plies(), entries.size()).clear();
      }
    }
    return entries;
  }
}

package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests strict games with a clock. */
class PlayStrictClockTest {

  @TempDir Path folder;

  private String play(String clock, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--strict", "--words", "--clock", clock).type(lines);
  }

  @Test
  void nothing_is_touched_before_the_arbiter_starts_the_clock() {
    assertThat(play("5+3", "e4", "touch e2", "", "start", "start", "@10", "e4"))
        .contains("1. White 5:03 (not started) > e4\n  The arbiter has not started the clock yet")
        .contains("> touch e2\n  The arbiter has not started the clock yet (6.6).\n")
        .contains("(not started) > \n  The arbiter has not started the clock yet (6.6).\n")
        .contains("> start\n  The arbiter has started the clock: White to move (6.6).\n")
        .contains("> start\n  The clock has already been started (6.6).\n")
        .contains("1. White 4:53, released > ");
  }

  @Test
  void the_first_increment_is_included_and_the_next_comes_with_the_press() {
    assertThat(play("5+3", "start", "@20", "e4", "@10", "", "clock"))
        .contains("1... Black 5:03 > clock\n  White 4:36, Black 5:03.\n");
  }

  @Test
  void a_flag_between_release_and_press_falls() {
    assertThat(play("1+0", "start", "@10", "e4", "@50", "", "e5"))
        .contains("0-1  White's flag has fallen: Black wins (6.9).")
        .as("the move was made, so Black is to move in the final position")
        .contains("Black can still mate: 1... ");
  }

  @Test
  void a_flag_after_an_illegal_move_falls_too_and_the_move_is_forgotten() {
    assertThat(play("1+0", "start", "@10", "b1-d3", "@50", "", "record"))
        .contains("0-1  White's flag has fallen: Black wins (6.9).")
        .contains("> record\n  No moves have been played yet.\n")
        .doesNotContain("Illegal");
  }

  @Test
  void the_flag_falls_while_nobody_types() {
    assertThat(
            ScriptedPlayTerminal.in(folder, "--strict", "--clock", "0.002+0")
                .typeInRealTime("start", "?flag has fallen", "quit"))
        .containsOnlyOnce("0-1  White's flag has fallen: Black wins (6.9).");
  }

  @Test
  void the_clocks_stand_while_the_ruling_is_read() {
    assertThat(
            play("90+30", "start", "@10", "b1-d3", "@5", "", "@600", "clock", "", "@10", "clock"))
        .as("no increment for an illegal move, two minutes for the opponent")
        .contains("White 1:30:15, Black 1:32:30.\n")
        .contains("> clock\n  White 1:30:15, Black 1:32:30, paused.\n")
        .contains("> \n  The game continues.\n")
        .contains("> clock\n  White 1:30:05, Black 1:32:30.\n");
  }

  @Test
  void in_blitz_the_opponent_gets_one_minute() {
    assertThat(play("3+2", "start", "@2", "", "clock"))
        .contains(
            "Black gets one extra minute (our reading: the letter of the Laws leaves two",
            "  in supervised blitz) (B.2).")
        .contains("White 3:00, Black 4:02, paused.");
  }

  @Test
  void without_a_clock_there_are_no_minutes_and_nothing_to_start() {
    String text = ScriptedPlayTerminal.in(folder, "--strict", "--words").type("", "", "start");

    assertThat(text)
        .contains("White pressed the clock without making a move", "The game continues.")
        .contains("> start\n  The clock has already been started (6.6).")
        .doesNotContain("gets", "Type \"start\"");
  }
}

package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests games with a clock. */
class PlayClockTest {

  @TempDir Path folder;

  private String play(String clock, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--clock", clock).type(lines);
  }

  @Test
  void the_prompt_shows_the_time_of_the_player_to_move_and_the_board_that_of_both() {
    String text = play("5+3", "@60", "e4", "@61.5", "e5", "@10", "");

    assertThat(text)
        .as("the first move is untimed and earns its increment")
        .contains("clock 5+3", "1. White 5:00 > e4", "1... Black 5:00 > e5")
        .as("Black took 61.5 seconds and was given 3")
        .containsPattern("8 .*Black +4:01\n")
        .contains("2. White 5:03 > \n  2. White 4:53 > ");
  }

  @Test
  void under_ten_seconds_there_are_tenths() {
    assertThat(play("0.5+0", "e4", "@21.26", "", "clock"))
        .contains("1... Black 0:08.7 > ", "White 0:30, Black 0:08.7.");
  }

  @Test
  void an_hour_and_more_is_shown_in_hours() {
    assertThat(play("90+30", "e4")).contains("1... Black 1:30:00 > ");
  }

  @Test
  void a_move_that_comes_after_the_flag_is_not_played() {
    String text = play("1+0", "e4", "e5", "@60", "Nf3", "Nc6");

    assertThat(text)
        .contains("0-1  White's flag has fallen: Black wins (6.9).")
        .contains("Game over > Nc6\n  The game is over: no more moves can be played (6.9).")
        .doesNotContain("   2. Nf3");
  }

  @Test
  void a_flag_against_a_bare_king_is_only_a_draw() {
    String text =
        ScriptedPlayTerminal.in(
                folder, "--clock", "1+0", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
            .type("e4", "Kd7", "@61", "");

    assertThat(text)
        .contains("1/2-1/2  White's flag has fallen, but Black could never checkmate")
        .contains("Black has only a king, and a lone king cannot checkmate.");
  }

  @Test
  void a_question_is_forgotten_when_the_flag_falls() {
    assertThat(play("1+0", "e4", "e5", "resign", "@61", "yes"))
        .contains("0-1  White's flag has fallen")
        .doesNotContain("White resigns: ")
        .contains("Game over > ");
  }

  @Test
  void the_flag_falls_while_nobody_types() {
    String text =
        ScriptedPlayTerminal.in(folder, "--clock", "0.002+0")
            .typeInRealTime("e4", "?flag has fallen", "quit");

    assertThat(text)
        .containsOnlyOnce("1-0  Black's flag has fallen: White wins (6.9).")
        .endsWith("Game over > quit\n  Goodbye.\n");
  }

  @Test
  void in_a_pause_no_time_passes_and_no_move_is_made() {
    String text = play("5+0", "e4", "@10", "pause", "@600", "e5", "resume", "@10", "e5");

    assertThat(text)
        .contains("The game is paused. Type \"resume\" when you are both ready.")
        .contains("1... Black 4:50 (paused) > e5\n  The game is paused: resume it first.")
        .contains("The game continues.")
        .contains("   1. e4      e5\n")
        .containsPattern("8 .*Black +4:40\n");
  }

  @Test
  void a_move_taken_back_gives_its_time_back() {
    assertThat(play("5+0", "e4", "@30", "e5", "take back", "yes", "clock"))
        .contains("1... Black 5:00 > clock\n  White 5:00, Black 5:00.\n");
  }

  @Test
  void without_a_clock_there_is_none_to_show() {
    assertThat(ScriptedPlayTerminal.in(folder).type("clock")).contains("This game has no clock.");
  }
}

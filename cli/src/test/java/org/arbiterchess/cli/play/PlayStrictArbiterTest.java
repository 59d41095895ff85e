package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the arbiter's actions in strict games. */
class PlayStrictArbiterTest {

  @TempDir Path folder;

  /** Plays 1. e4 e5 2. Nf3, then types the lines. */
  private String play(String... lines) {
    List<String> all = new ArrayList<>();
    all.addAll(List.of("start", "@60", "e4", "", "@60", "e5", "", "@60", "Nf3", "", "@30"));
    all.addAll(List.of(lines));
    return ScriptedPlayTerminal.in(
            folder, "--strict", "--words", "--clock", "40/90+30:30+30", "--white", "Ann")
        .type(all.toArray(String[]::new));
  }

  @Test
  void calling_the_arbiter_stops_both_clocks_until_play_continues() {
    assertThat(play("arbiter", "@600", "Nc6", "", "arbiter", "arbiter continue", "@10", "clock"))
        .contains("> arbiter\n  Black has called the arbiter: both clocks are stopped (6.11.2).\n")
        .contains("  Ann (White) 1:29:30, Black 1:29:30.\n")
        .contains("  The arbiter now decides. Type \"arbiter help\"")
        .contains("Arbiter > Nc6\n  The game is paused: resume it first.\n")
        .as("an empty line neither presses nor continues")
        .contains("Arbiter > \n  Arbiter > arbiter\n  What the arbiter can do")
        .contains("> arbiter continue\n  The game continues.\n")
        .contains("> clock\n  Ann (White) 1:29:30, Black 1:29:20.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pause", "call the arbiter", "Arbiter!"})
  void there_are_other_ways_to_call(String words) {
    assertThat(play(words)).contains("Black has called the arbiter: both clocks are stopped");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arbiter time white +2:00",
        "arbiter clock black 4:10",
        "arbiter moves white 40",
        "arbiter warn black",
        "arbiter back 1",
        "arbiter lost white 12.9.6",
        "arbiter draw 9.1",
        "arbiter note text"
      })
  void the_arbiter_acts_only_while_the_clocks_stand(String act) {
    assertThat(play(act))
        .contains("> " + act + "\n  Call the arbiter first: both clocks must be stopped (6.11.2).");
  }

  @Test
  void each_act_is_told_and_logged() {
    String text =
        play(
            "arbiter",
            "arbiter time white +2:00",
            "arbiter time black -0:30",
            "arbiter time black +1:00 12.5",
            "arbiter clock black 1:04:10",
            "arbiter moves white 40",
            "arbiter warn black",
            "arbiter note A phone  rang",
            "continue",
            "log");

    assertThat(text)
        .contains("Ann gets two extra minutes (12.9.2).\n  Ann (White) 1:31:30, Black 1:29:30.\n")
        .contains("Black loses 0:30 (12.9.3).\n  Ann (White) 1:31:30, Black 1:29:00.\n")
        .contains("Black gets one extra minute (12.5).\n  Ann (White) 1:31:30, Black 1:30:00.\n")
        .contains("  Ann (White) 1:31:30, Black 1:04:10.\n")
        .contains("Moves counted for Ann: 40 (7.1).")
        .contains("Black gets a warning (12.9.1).");
    assertThat(text.substring(text.indexOf("> log")))
        .contains("0:00:00 1. The arbiter has started the clock: Ann to move (6.6).")
        .contains("0:03:30 2... Black has called the arbiter: both clocks are stopped (6.11.2).")
        .contains("0:03:30 2... Ann gets two extra minutes (12.9.2).")
        .contains("0:03:30 2... Black loses 0:30 (12.9.3).")
        .contains("0:03:30 2... Black's clock now shows 1:04:10 (7.1).")
        .contains("0:03:30 2... Moves counted for Ann: 40 (7.1).")
        .contains("0:03:30 2... Black gets a warning (12.9.1).")
        .contains("0:03:30 2... A phone rang")
        .contains("0:03:30 2... The game continues.");
  }

  @ParameterizedTest
  @CsvSource({
    "arbiter back 1, 1: Ann to move, 1. Ann",
    "arbiter back 1 black, 1: Black to move, 1... Black",
    "arbiter back 2 white, 2: Ann to move, 2. Ann",
    "arbiter back 2 black, 2: Black to move, 2... Black"
  })
  void the_game_returns_to_the_position_before_a_move(String act, String told, String prompt) {
    assertThat(play("arbiter", act, "continue"))
        .contains("Back to the position before move " + told + " (7.6).")
        .contains("The game continues.\n  " + prompt);
  }

  @Test
  void a_move_that_was_not_played_is_no_way_back() {
    assertThat(play("arbiter", "arbiter back 3", "arbiter back 0", "arbiter back"))
        .contains("> arbiter back 3\n  The game has no such move.\n")
        .contains("> arbiter back 0\n  The game has no such move.\n")
        .contains("> arbiter back\n  Type it like this: arbiter back 23 [black].\n");
  }

  @ParameterizedTest
  @CsvSource({
    "arbiter lost white 12.9.6, 0-1  The arbiter has decided: Black wins (12.9.6).",
    "arbiter lost black 11.7, 1-0  The arbiter has decided: Ann wins (11.7).",
    "arbiter draw 9.1, 1/2-1/2  The arbiter has decided: the game is a draw (9.1).",
    "arbiter draw a.5.2, 1/2-1/2  The arbiter has decided: the game is a draw (A.5.2).",
    "arbiter no result 7.2, *  The arbiter has stopped the game without a result (7.2)."
  })
  void the_arbiter_declares_a_result_with_its_article(String act, String told) {
    assertThat(play("arbiter", act)).contains(told).contains("Game over > ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"arbiter lost white", "arbiter draw", "arbiter draw because"})
  void a_result_without_an_article_is_refused(String act) {
    assertThat(play("arbiter", act))
        .contains("> " + act + "\n  To declare a result, cite an article such as 12.9.6.\n");
  }

  @ParameterizedTest
  @CsvSource({
    "arbiter time, arbiter time white +2:00 [12.5]",
    "arbiter time white, arbiter time white +2:00 [12.5]",
    "arbiter time white 2, arbiter time white +2:00 [12.5]",
    "arbiter time +2:00, arbiter time white +2:00 [12.5]",
    "arbiter time green +2:00, arbiter time white +2:00 [12.5]",
    "arbiter clock black 4:61, arbiter clock black 4:10",
    "arbiter clock black, arbiter clock black 4:10",
    "arbiter moves white many, arbiter moves white 40",
    "arbiter moves white 99999, arbiter moves white 40",
    "arbiter warn, arbiter warn black",
    "arbiter lost 12.9.6, arbiter lost white 12.9.6"
  })
  void an_act_that_is_not_understood_is_shown_by_example(String typed, String example) {
    assertThat(play("arbiter", typed))
        .contains("Arbiter > " + typed + "\n  Type it like this: " + example + ".\n");
  }

  @Test
  void limits_are_told() {
    assertThat(play("arbiter", "arbiter time white -99:00:00", "arbiter note"))
        .contains("> arbiter note\n  A note must be 1 to 500 characters long.\n")
        .containsPattern("> arbiter time white -99:00:00\n  [A-Z]");
    assertThat(play("arbiter", "arbiter dance")).contains("What the arbiter can do");
  }
}

package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.arbiterchess.cli.terminal.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests complete strict games. */
class PlayStrictGameTest {

  @TempDir Path folder;

  private ScriptedPlayTerminal with(String... options) {
    return ScriptedPlayTerminal.in(folder, options);
  }

  @Test
  void a_whole_game_with_every_kind_of_ruling_ends_with_the_second_irregularity() {
    String text =
        with("--strict", "--words", "--clock", "90+30", "--white", "Ann", "--black", "Boris")
            .type(
                "start",
                "@10",
                "e4",
                "@5",
                "",
                "@10",
                "e7-e5",
                "@5",
                "press",
                "@10",
                "touch b1",
                "Nf3",
                "b1-c3",
                "@5",
                "",
                "@10",
                "Bb4",
                "@5",
                "",
                "@10",
                "d2-d4",
                "@5",
                "",
                "@10",
                "claim threefold exd4",
                "@60",
                "",
                "Nf6",
                "exd4",
                "@5",
                "",
                "@10",
                "Nd5",
                "@5",
                "",
                "@60",
                "continue",
                "@10",
                "Ke2",
                "@5",
                "",
                "@10",
                "Nf6",
                "@5",
                "",
                "@10",
                "");

    assertThat(text)
        .contains("Ann (White) against Boris (Black): chess, clock 90+30, over-the-board rules.")
        .contains("1. Ann (White) 1:30:30 (not started) > start")
        .contains("The arbiter has started the clock: Ann to move (6.6).")
        .as("the time runs until the press")
        .contains("1. Ann (White) 1:30:30 > e4\n  Ann puts the pawn on e4.\n")
        .contains("1. Ann (White) 1:30:20, released > \n  1. e4, pawn e2 to e4.\n")
        .contains("1... Boris (Black) 1:30:20, released > press\n  1... e5, pawn e7 to e5.\n");
    assertThat(text)
        .as("touch-move")
        .contains("Ann has touched the knight on b1 (4.3).\n")
        .contains("touched b1 > Nf3\n  White touched the knight on b1 first (4.3).\n")
        .contains("touched b1 g1 > b1-c3\n  Ann puts the knight on c3.\n");
    assertThat(text)
        .as("a wrong claim")
        .contains("Ann gets two extra minutes (9.5.3).\n")
        .contains("Boris named exd4 in the claim and must play it (9.5.3).\n")
        .contains("Boris (Black) offers a draw (9.1). Ann (White): accept or decline.\n")
        .contains("  Press Enter or type \"continue\".\n  Arbiter, press Enter to continue > \n")
        .contains("> Nf6\n  Boris named exd4 in the claim and must play it (9.5.3).\n")
        .contains("3... exd4, pawn e5 takes the pawn on d4.\n");
    assertThat(text)
        .as("an illegal move with a pinned knight")
        .contains("> Nd5\n  Ann has touched the knight on c3, which declines the draw offer")
        .contains("  Ann puts the knight on d5.\n")
        .contains("  An illegal move has been completed.")
        .contains("  Boris gets two extra minutes (7.5.5).\n")
        .contains("  Ann (White) 1:33:00, Boris (Black) 1:33:15.\n");
    assertThat(text)
        .as("the second irregularity")
        .contains("Ann pressed the clock without making a move: this counts as an illegal move")
        .contains("0-1  Ann has completed a second illegal move: Boris wins (7.5.5).")
        .contains("Black can still mate");
  }

  @Test
  void no_sentence_after_a_release_speaks_of_the_press() {
    String text =
        with("--strict", "--clock", "5+3")
            .type("start", "e4", "board", "clock", "moves", "why", "record", "touch e7", "d4");

    assertThat(text.substring(text.indexOf("> e4")))
        .contains("The move has not been completed yet (6.2.1).")
        .contains("You have released the piece: the move is made and can't be changed (4.7).")
        .doesNotContainIgnoringCase("press");
  }

  @Test
  void mate_needs_no_press() {
    assertThat(with("--strict").type("f3", "", "e5", "", "g4", "", "Qh4"))
        .contains("0-1  Checkmate: Black wins (5.1.1).")
        .endsWith("Game over > \n  Goodbye.\n");
  }

  @Test
  void a_dead_position_needs_no_press_even_if_only_a_search_finds_it() {
    assertThat(with("--strict", "--fen", "3K4/q7/8/8/6k1/8/8/8 b - - 0 64").type("Qd7"))
        .contains("1/2-1/2  ", "(5.2.2)")
        .contains("  64. ...     Qd7+\n")
        .contains("Game over > ");
  }

  @Test
  void the_second_irregularity_against_a_lone_king_is_a_draw() {
    String text =
        with("--strict", "--words", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1")
            .type("Rh3", "", "Kd7", "", "Kd5", "", "", "Kd2", "", "Ke7", "", "@5", "");

    assertThat(text)
        .contains("> Kd5\n  White puts the king on d5.\n")
        .contains("An illegal move has been completed.")
        .contains("1/2-1/2  White has completed a second illegal move, but Black could never")
        .contains("Black has only a king, and a lone king cannot checkmate.");
  }

  @Test
  void strict_play_is_refused_under_the_online_rules() {
    assertThatThrownBy(() -> with("--strict", "--online").type())
        .isInstanceOf(BadInputException.class)
        .hasMessage(
            "Give either --strict or --online, not both. Strict play is only for games in"
                + " person. Games by link accept only legal moves.");
  }

  @Test
  void a_rematch_is_strict_too_and_takes_nothing_back() {
    assertThat(with("--strict").type("e4", "", "resign", "yes", "new", "e4", "", "take back"))
        .containsPattern("(?s)1-0  Black resigns.*> new\n.*Strict play: ")
        .contains("> take back\n  In strict play you move by touching and releasing a piece, and");
  }

  @Test
  void a_casual_game_has_no_commands_of_strict_play() {
    String refused = "This is only possible in strict play.";

    for (String command :
        List.of(
            "touch b1",
            "press",
            "adjust",
            "accident",
            "start",
            "log",
            "arbiter",
            "promote",
            "arbiter help")) {
      assertThat(with().type(command)).contains("> " + command + "\n  " + refused + "\n");
    }
    assertThat(with().type("help", "pres")).doesNotContain("touch", "arbiter", "Did you mean");
  }

  @Test
  void the_help_lists_what_strict_play_has() {
    assertThat(with("--strict").type("help", "arbiter help"))
        .contains("touch square", "press or Enter", "adjust [off]", "accident", "promote q")
        .contains("{♘}", "Press Enter on an empty line to press the clock")
        .contains("arbiter time white +2:00", "arbiter back 23 [black]", "arbiter note text")
        .doesNotContain("take back", "pause  ");
  }
}

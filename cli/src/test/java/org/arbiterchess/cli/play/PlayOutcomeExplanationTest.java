package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests how a result is explained: with a mating line, or with the reason why checkmate is
 * impossible.
 */
class PlayOutcomeExplanationTest {

  @TempDir Path folder;

  private String play(String fen, String... typed) {
    return ScriptedPlayTerminal.in(folder, "--clock", "1+0", "--fen", fen).type(typed);
  }

  @Test
  void after_a_flag_the_mate_that_was_still_possible_is_shown() {
    String text = play("8/8/8/8/8/2k5/2p5/2K4N b - - 0 1", "Kb3", "@61", "");

    assertThat(text)
        .contains("0-1  White's flag has fallen: Black wins (6.9).")
        .containsPattern("Black can still mate: 2\\. [^#]{1,60}#\n");
  }

  @Test
  void a_flag_is_a_draw_where_only_a_search_finds_that_nothing_could_be_lost() {
    String text = play("7k/8/8/8/7P/1r6/P7/K7 b - - 0 1", "Rb1", "@61", "");

    assertThat(text)
        .contains("1/2-1/2  White's flag has fallen, but Black could never checkmate")
        .contains("Black cannot checkmate by any series of legal moves.")
        .contains(
            "Every position that can still arise was examined; the other king is never\n  mated.");
  }

  @Test
  void a_wall_that_closes_ends_the_game_and_says_why() {
    String text = play("8/2k5/8/p1p1p1p1/P1P1P3/6P1/5K2/8 w - - 0 1", "g4");

    assertThat(text)
        .contains("1/2-1/2  ", "(5.2.2)")
        .contains("White can never mate. The pawns are locked, and Black's king on c7 can")
        .contains("Black can never mate. The pawns are locked, and White's king on f2 can");
  }
}

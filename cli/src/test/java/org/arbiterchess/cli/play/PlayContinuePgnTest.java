package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how {@code play} continues PGN games from other programs. */
class PlayContinuePgnTest {

  private static final String CLUB =
      """
      [Event "Club"]
      [White "Ann"]
      [Black "?"]
      [Result "1-0"]
      [TimeControl "300+3"]

      1. e4 {[%clk 0:05:01]} e5 (1... c5 2. Nf3) 2. Nf3 {[%clk 0:04:50]} Nc6
      {[%clk 0:04:40] solid} 1-0
      """;

  @TempDir Path folder;

  private String go(String file, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--continue", file).type(lines);
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void the_main_line_goes_on_from_its_end_with_the_last_clock_times() throws IOException {
    write("club.pgn", CLUB);

    assertThat(go("club.pgn", "clock", "resume", "Bb5", "quit", "no"))
        .contains("Continuing from club.pgn: move 3, Ann (White) to move.")
        .contains("The file gives the result 1-0, but the game continues after its last move.")
        .contains("Ann (White) 4:50, Black 4:40, paused.")
        .contains("   2. Nf3     Nc6\n", "   3. Bb5\n");
  }

  @Test
  void saving_never_replaces_the_file() throws IOException {
    write("club.pgn", CLUB);

    assertThat(go("club.pgn", "resume", "Bb5"))
        .contains("Saving writes a new file and leaves this one unchanged.")
        .contains("The game was saved to arbiter-unfinished.pgn.");
    assertThat(go("club.pgn", "resume", "Bb5", "save club.pgn", "no"))
        .contains("\"club.pgn\" already exists and does not contain this game. Replace it?");
    assertThat(folder.resolve("club.pgn")).content().isEqualTo(CLUB);
    assertThat(go("arbiter-unfinished.pgn")).contains("   3. Bb5\n");
  }

  @Test
  void a_game_without_times_starts_with_fresh_clocks_and_one_without_a_clock_has_none()
      throws IOException {
    write("fresh.pgn", "[TimeControl \"300+3\"]\n\n1. e4 e5 *\n");
    write("none.pgn", "[TimeControl \"-\"]\n\n1. e4 e5 *\n");
    write("odd.pgn", "[TimeControl \"fast\"]\n\n1. e4 e5 *\n");
    write(
        "odds.pgn",
        "[WhiteTimeControl \"40/5400+30:1800+30\"]\n[BlackTimeControl \"60d5\"]\n\n*\n");

    assertThat(go("fresh.pgn", "clock"))
        .contains("The file has no clock times, so the clocks have been reset.")
        .contains("White 5:00, Black 5:00, paused.");
    assertThat(go("none.pgn")).contains("A game of chess, no clock");
    assertThat(go("odd.pgn"))
        .contains("no clock")
        .contains("The time control in the file cannot be used here");
    assertThat(go("odds.pgn")).contains("clock 40/90+30:30+30|1d5");
  }

  @Test
  void the_first_of_several_games_is_opened() throws IOException {
    write("two.pgn", CLUB + "\n" + CLUB.replace("Ann", "Cat") + "\n");

    assertThat(go("two.pgn"))
        .contains("Ann (White)")
        .contains("The file contains 2 games; this is the first.");
  }

  @Test
  void chess960_and_other_positions_are_read_from_their_tags() throws IOException {
    write(
        "nine.pgn",
        "[Variant \"Chess960\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\"]"
            + "\n\n9. c3 *\n");

    assertThat(go("nine.pgn")).contains("Chess960").contains("   9. c3\n");
  }

  @Test
  void pgn_may_have_no_tags_and_be_latin_1() throws IOException {
    write("bare.pgn", "1. e4 {best by test} e5 (1... c5) 2. Nf3 $1 *\n");
    Files.write(
        folder.resolve("latin.pgn"),
        "[White \"Müller\"]\n\n1. d4 *\n".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(go("bare.pgn")).contains("   1. e4      e5\n", "   2. Nf3\n");
    assertThat(go("latin.pgn")).contains("Müller (White)");
  }

  @Test
  void a_finished_game_is_over() throws IOException {
    write("mate.pgn", "[White \"Ann\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");

    assertThat(go("mate.pgn"))
        .contains("Loaded from mate.pgn: the game is over.", "0-1  Checkmate: Black wins (5.1.1).")
        .doesNotContain("The file gives the result");
    assertThat(files()).containsExactly("mate.pgn");
  }

  @Test
  void a_game_that_cannot_go_on_is_told_with_its_line() throws IOException {
    write("illegal.pgn", "[White \"Ann\"]\n\n1. e4 e5\n2. Ke3 *\n");
    write("null.pgn", "[White \"Ann\"]\n\n1. e4 -- 2. d4 *\n");
    write("fen.pgn", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n");

    assertThatThrownBy(() -> go("illegal.pgn"))
        .hasMessageContaining("\"illegal.pgn\", line 4: Ke3 is not allowed.")
        .hasMessageContaining("(3.8.1)");
    assertThatThrownBy(() -> go("null.pgn"))
        .hasMessage(
            "\"null.pgn\", line 1: \"1... --\" is a null move: a game cannot continue after one.");
    assertThatThrownBy(() -> go("fen.pgn")).hasMessageContaining("\"fen.pgn\", line 1: ");
  }
}

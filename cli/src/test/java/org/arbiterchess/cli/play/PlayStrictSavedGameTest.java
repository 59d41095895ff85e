package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Game;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictPgn;
import org.arbiterchess.pgn.PgnCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how strict games are saved to files and continued from them. */
class PlayStrictSavedGameTest {

  @TempDir Path folder;

  private String play(String... lines) {
    return ScriptedPlayTerminal.in(folder, "--strict", "--words", "--clock", "90+30").type(lines);
  }

  private String go(String file, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--words", "--continue", file).type(lines);
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void a_saved_game_contains_the_arbiters_log_for_people_and_for_programs() throws IOException {
    play("start", "@10", "b1-d3", "", "", "Nc3", "", "save game.pgn");

    assertThat(read("game.pgn"))
        .contains("Black gets two extra minutes (7.5.5).", "[%arb clockStarted ")
        .contains("%{\"v\":1,\"type\":\"irregularityFound\"");
  }

  @Test
  void a_game_goes_on_with_its_touches_and_irregularities() {
    play("start", "@10", "b1-d3", "", "", "Nc3", "", "@10", "touch g8", "save game.pgn", "quit");

    assertThat(go("game.pgn", "@1000", "e5", "resume", "e5", "Nf6", "", "@5", "", "", "@5", ""))
        .contains("1... Black 1:32:20 (paused), touched g8 > e5\n  The game is paused")
        .contains("> e5\n  Black touched the knight on g8 first (4.3).")
        .contains("0-1  White has completed a second illegal move: Black wins (7.5.5).");
  }

  @Test
  void quitting_after_an_irregularity_asks_even_before_the_first_move() {
    String question = "Save the game before you leave?";
    assertThat(play("start", "b1-d3", "", "", "quit", "no")).contains(question);
    assertThat(play("start", "quit")).doesNotContain(question);
  }

  @Test
  void a_released_piece_stands_where_it_was_put() {
    play("start", "e4", "", "e5", "", "b1-d3", "save game.pgn", "quit");

    assertThat(go("game.pgn", "words", "continue", ""))
        .contains("knights g1 and\n  d3;")
        .contains("2. White 1:31:00, released > \n  An illegal move has been completed.");
  }

  @Test
  void a_ruling_is_still_to_be_read_after_loading() {
    play("start", "e4", "", "@5", "", "save game.pgn", "quit");

    assertThat(go("game.pgn", ""))
        .contains("Press Enter or type \"continue\".\n  Arbiter, press Enter to continue > \n")
        .contains("The game continues.\n  1... Black 1:30:25 > ");
  }

  @Test
  void a_game_without_its_record_is_restored_from_the_comments() throws IOException {
    play("start", "e4", "", "e5", "", "b1-d3", "", "", "save game.pgn", "quit");
    String saved = read("game.pgn");
    Files.writeString(folder.resolve("moves.pgn"), saved.substring(0, saved.indexOf("% The")));

    assertThat(go("moves.pgn", "continue", "e5", "log"))
        .contains("White touched the knight on b1 first (4.3).")
        .contains("Black gets two extra minutes (7.5.5).");
  }

  @Test
  void a_hand_written_strict_game_may_end_and_must_be_legal() throws IOException {
    Files.writeString(folder.resolve("mate.txt"), "Play: strict\n1. f3 e5 2. g4 Qh4#\n");
    assertThat(go("mate.txt")).contains("0-1  Checkmate: Black wins (5.1.1).");

    Files.writeString(folder.resolve("illegal.txt"), "Play: strict\n1. f3 e5 2. Ke3\n");
    assertThatThrownBy(() -> go("illegal.txt"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("Ke3");
  }

  @Test
  void a_file_that_is_strict_and_online_or_something_else_is_damaged() throws IOException {
    Files.writeString(folder.resolve("online.txt"), "Rules: online\nPlay: strict\n1. e4\n");
    assertThatThrownBy(() -> go("online.txt"))
        .hasMessageContaining("Strict play is only for games in person");

    Files.writeString(folder.resolve("other.txt"), "Play: loose\n1. e4\n");
    assertThatThrownBy(() -> go("other.txt")).hasMessageContaining("casual", "strict", "loose");
  }

  @Test
  void a_casual_file_has_no_log_for_people() throws IOException {
    ScriptedPlayTerminal.in(folder).type("e4", "save game.pgn");

    assertThat(read("game.pgn")).doesNotContain("[%arb");
  }

  @Test
  void the_pgn_contains_the_arbiters_log_and_reads_back_as_the_same_game() throws IOException {
    String text =
        play(
            "start",
            "@10",
            "b1-d3",
            "",
            "",
            "Nc3",
            "",
            "@5",
            "e5",
            "draw",
            "arbiter",
            "arbiter note A {strange} note",
            "continue",
            "resign",
            "y",
            "pgn game.pgn",
            "pgn");

    Game game = StrictPgn.read(PgnCodec.read(read("game.pgn")).orElseThrow().game()).orElseThrow();
    assertThat(game.mode()).isEqualTo(Strict.MODE);
    assertThat(Strict.of(game).orElseThrow().whiteIrregularities()).isEqualTo(1);
    assertThat(game.isOver()).isTrue();
    assertThat(read("game.pgn"))
        .contains(
            "Black gets two extra minutes (7.5.5).", "A (strange) note", "[%arb clockStarted ");
    assertThat(text).contains("saved to game.pgn.", "  [Termination \"normal\"]");
  }

  @Test
  void pgn_replaces_a_file_only_after_a_question() throws IOException {
    Files.writeString(folder.resolve("game.pgn"), "mine");
    assertThat(play("pgn game.pgn", "no")).contains("Nothing was written.");
    assertThat(read("game.pgn")).isEqualTo("mine");

    play("pgn game.pgn", "yes");
    assertThat(read("game.pgn")).startsWith("[Event ");
  }
}

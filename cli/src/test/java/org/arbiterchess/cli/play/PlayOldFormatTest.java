package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.arbiterchess.cli.terminal.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that files saved by earlier versions and files written by hand can be read. */
class PlayOldFormatTest {

  @TempDir Path folder;

  private String go(String file, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--continue", file).type(lines);
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  private Path write(String file, String text) throws IOException {
    return Files.writeString(folder.resolve(file), text);
  }

  /** Copies a file saved by an earlier version into the folder and returns the file's text. */
  private String saved(String file) throws IOException {
    try (InputStream in = PlayOldFormatTest.class.getResourceAsStream("/oldsavedgames/" + file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      write(file, text);
      return text;
    }
  }

  @Test
  void a_game_goes_on_with_its_names_clocks_and_offers() throws IOException {
    saved("casual.txt");

    assertThat(go("casual.txt", "@1000", "Nc6", "resume", "accept"))
        .contains("Ann (White) against Ben (Black): chess, clock 5+3, online rules.")
        .contains("   1. e4      d5\n", "   2. exd5\n")
        .contains("(paused), accept or decline the draw > Nc6\n  The game is paused")
        .contains("1/2-1/2  Draw by agreement (Online 5.3).");
  }

  @Test
  void a_strict_game_goes_on_with_its_touches() throws IOException {
    saved("strict.txt");

    assertThat(go("strict.txt", "resume", "e5")).contains("touched the knight on g8 first (4.3).");
  }

  @Test
  void chess960_and_finished_games_are_read() throws IOException {
    saved("chess960.txt");
    saved("mate.txt");

    assertThat(go("chess960.txt", "0-0")).contains("Chess960, position 518", "   4. O-O\n");
    assertThat(go("mate.txt")).contains("0-1  Checkmate: Black wins (5.1.1).");
  }

  @Test
  void saving_such_a_game_again_turns_its_file_into_pgn() throws IOException {
    saved("casual.txt");

    assertThat(go("casual.txt", "resume", "decline", "save", "quit"))
        .contains("The game was saved to casual.txt.")
        .doesNotContain("Replace it?");
    assertThat(read("casual.txt")).startsWith("[Event ").endsWith("% End of the record\n");
    assertThat(go("casual.txt")).contains("   1. e4      d5\n");
  }

  @Test
  void a_file_without_the_first_increment_keeps_the_clocks_it_had() throws IOException {
    String saved = saved("casual.txt");
    write("older.txt", saved.replace(",\"firstIncrement\":\"AFTER_MOVE\"}", "}"));

    assertThat(go("casual.txt", "clock")).contains("Ann (White) 4:46, Ben (Black) 4:33, paused.");
    assertThat(go("older.txt", "clock")).contains("Ann (White) 4:43, Ben (Black) 4:33, paused.");
  }

  @Test
  void a_damaged_record_is_told_with_its_line() throws IOException {
    String saved = saved("casual.txt");
    String damaged = saved.replace("\"attempt\":\"d7d5\"", "\"attempt\":\"d7d9\"");
    write("casual.txt", damaged);

    assertThatThrownBy(() -> go("casual.txt"))
        .hasMessageContaining("line 22: The record is damaged: $.attempt: found \"d7d9\"")
        .hasMessageContaining("To continue the game from its moves alone");
    assertThat(read("casual.txt")).isEqualTo(damaged);
    write("casual.txt", damaged.substring(0, damaged.indexOf("# The exact record")));
    assertThat(go("casual.txt")).as("and so it can").contains("   1. e4      d5\n");
  }

  @Test
  void a_file_that_was_cut_off_is_noticed() throws IOException {
    String whole = saved("mate.txt");
    for (int end = whole.indexOf("{") + 1; end < whole.length() - 1; end++) {
      write("cut.txt", whole.substring(0, end));
      assertThatThrownBy(() -> go("cut.txt"))
          .as("cut after " + end + " characters")
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("line ");
    }
  }

  @Test
  void moves_that_are_not_those_of_the_record_are_told() throws IOException {
    write("mate.txt", saved("mate.txt").replace("1. f3 e5\n", "1. f3 e6\n"));

    assertThatThrownBy(() -> go("mate.txt"))
        .hasMessageContaining("The record does not contain \"e6\" here.");
  }

  @Test
  void a_position_and_moves_are_enough_to_continue() throws IOException {
    write("moves.txt", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n1. e4 Kd7 2. e5\n");

    assertThat(go("moves.txt")).contains("   1. e4      Kd7\n", "   2. e5\n", "2... Black > ");
  }

  @Test
  void a_game_that_goes_on_begins_with_where_it_stands() throws IOException {
    write("moves.txt", "White: Ann\nBlack: Ben\n\n1. e4 e5 2. Nf3\n");
    write("mate.txt", "1. f3 e5 2. g4 Qh4#\n");

    assertThat(go("moves.txt"))
        .contains("  Continuing from moves.txt: move 2, Ben (Black) to move.");
    assertThat(ScriptedPlayTerminal.in(folder, "--continue", "moves.txt", "--black", "Cy").type())
        .contains("  Continuing from moves.txt: move 2, Cy (Black) to move.\n");
    assertThat(go("mate.txt")).contains("  Loaded from mate.txt: the game is over.\n");
  }

  @Test
  void without_the_record_the_clocks_are_set_anew() throws IOException {
    write("moves.txt", "White: Ann\nClock: 5+3\n\n1. e4 e5 2. Nf3 Nc6\n");

    assertThat(go("moves.txt", "resume"))
        .contains("The file has no clock times, so the clocks have been reset.")
        .contains("3. Ann (White) 5:00 (paused) > resume")
        .containsPattern("8 .*Black +5:00\n");
  }

  @Test
  void an_illegal_move_in_a_file_is_ruled_on_with_its_line() throws IOException {
    write("moves.txt", "# by hand\n\n1. e4 e5\n2. Ke3\n");

    assertThatThrownBy(() -> go("moves.txt"))
        .hasMessageContaining("\"moves.txt\", line 4: \"Ke3\" cannot be played: ")
        .hasMessageContaining("(3.8.1)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Dear Ann, how are you?\n",
        "# Notes\n\nSee src/main/java and 1/2 of docs/cli.md.\n",
        "{\"name\":\"arbiter\"}\n",
        "#!/bin/sh\nexec java\n",
        "\u0000\u0001PK"
      })
  void a_file_that_is_something_else_is_told_in_one_sentence(String text) throws IOException {
    write("other.txt", text);

    assertThatThrownBy(() -> go("other.txt"))
        .isInstanceOf(BadInputException.class)
        .hasMessage("\"other.txt\" contains no game. Give a saved game or another PGN file.");
  }

  @Test
  void a_file_that_begins_like_ours_is_told_with_what_is_wrong() throws IOException {
    write("title.txt", "# Arbiter game\n");
    write("rules.txt", "Rules: blitz\n");
    write("clock.txt", "Clock: fast\n");
    write("start.txt", "Start: 8/8/8/8 w - - 0 1\n");

    assertThatThrownBy(() -> go("nothing.txt"))
        .hasMessage("\"nothing.txt\" cannot be read: no such file or folder.");
    assertThatThrownBy(() -> go("title.txt")).hasMessageContaining("There is no game in this file");
    assertThatThrownBy(() -> go("rules.txt")).hasMessageContaining("over the board or online");
    assertThatThrownBy(() -> go("clock.txt")).hasMessageContaining("The clock data is invalid");
    assertThatThrownBy(() -> go("start.txt")).hasMessageContaining("starting position is invalid");
  }
}

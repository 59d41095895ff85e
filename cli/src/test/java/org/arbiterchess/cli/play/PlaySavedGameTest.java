package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.terminal.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how games are saved and resumed. */
class PlaySavedGameTest {

  @TempDir Path folder;

  private String play(String... lines) {
    return ScriptedPlayTerminal.in(folder).type(lines);
  }

  private String go(String file, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--continue", file).type(lines);
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  private Path write(String file, String text) throws IOException {
    return Files.writeString(folder.resolve(file), text);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void a_saved_game_is_readable() throws IOException {
    ScriptedPlayTerminal.in(folder, "--white", "Ann", "--black", "Ben", "--clock", "5+3")
        .type("e4", "e5", "Nf3", "save game.txt");

    assertThat(read("game.txt"))
        .startsWith(
            """
            # Arbiter game
            # To continue: arbiter play --continue, with the name of this file

            White: Ann
            Black: Ben
            Chess: classical
            Rules: over the board
            Clock: 5+3
            Start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            Position: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
            Result: *

            1. e4 e5
            2. Nf3

            # The exact record, from which clocks and offers are restored:
            {"v":1,"type":"started",""")
        .endsWith("}\n# End of the record\n");
    assertThat(files()).containsExactly("game.txt");
  }

  @Test
  void a_saved_game_goes_on_with_its_names_clocks_and_offers() {
    ScriptedPlayTerminal.in(
            folder, "--white", "Ann", "--black", "Ben", "--clock", "5+3", "--online")
        .type("e4", "@10", "e5", "@20", "draw Nf3", "@30", "save game.txt", "quit");

    String text = go("game.txt", "@1000", "Nc6", "resume", "accept");

    assertThat(text)
        .contains("Ann (White) against Ben (Black): chess, clock 5+3, online rules.")
        .contains("   1. e4      e5\n", "   2. Nf3\n")
        .contains("Ann (White) offers a draw (9.1). Ben (Black): accept or decline, or answer")
        .as("no time passes while the game lies in a file")
        .contains(
            "2... Ben (Black) 4:23 (paused), accept or decline the draw > Nc6\n  The game is paused: resume it first.")
        .contains("1/2-1/2  Draw by agreement (Online 5.3).");
  }

  @Test
  void a_file_of_an_older_program_goes_on_with_the_clocks_it_had() throws IOException {
    ScriptedPlayTerminal.in(folder, "--clock", "5+3")
        .type("e4", "@10", "e5", "pause", "save new.txt", "quit");
    String saved = read("new.txt");
    assertThat(saved).contains(",\"firstIncrement\":\"AFTER_MOVE\"}");
    write("old.txt", saved.replace(",\"firstIncrement\":\"AFTER_MOVE\"}", "}"));

    assertThat(go("new.txt", "clock")).contains("White 5:03, Black 4:53, paused.");
    assertThat(go("old.txt", "clock")).contains("White 5:00, Black 4:53, paused.");
  }

  @Test
  void a_game_over_is_over_when_it_is_continued() {
    play("f3", "e5", "g4", "Qh4", "save mate.txt", "quit");

    assertThat(go("mate.txt", "e4"))
        .contains(
            "0-1  Checkmate: Black wins (5.1.1).",
            "The game is over: no more moves can be played (5.1.1).");
  }

  @Test
  void a_chess960_game_is_continued_with_its_castling() {
    ScriptedPlayTerminal.in(folder, "--chess960", "518")
        .type("e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "save nine.txt", "quit");

    assertThat(go("nine.txt", "0-0")).contains("Chess960, position 518").contains("   4. O-O\n");
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
  void a_file_that_is_not_this_game_is_not_overwritten_without_asking() throws IOException {
    write("letter.txt", "Dear Ann,\n");

    assertThat(play("e4", "save letter.txt", "no"))
        .contains(
            "\"letter.txt\" already exists and does not contain this game. Replace it? (yes/no) > no")
        .contains("Nothing was written.");
    assertThat(read("letter.txt")).isEqualTo("Dear Ann,\n");

    assertThat(play("e4", "save letter.txt", "yes")).contains("The game was saved in letter.txt.");
    assertThat(read("letter.txt")).startsWith("# Arbiter game\n");
  }

  @Test
  void a_folder_is_no_file_to_save_in() throws IOException {
    Files.createDirectory(folder.resolve("games"));

    assertThat(play("e4", "save games", "save games/one.txt", "quit"))
        .contains("> save games\n  \"games\" is a folder: give the name of a file in it.\n")
        .contains("The game was saved in games/one.txt.")
        .doesNotContain("Replace it?");
    assertThatThrownBy(() -> go("games")).hasMessage("\"games\" is a folder, not a saved game.");
  }

  @Test
  void a_name_may_begin_at_home() throws IOException {
    Files.createDirectory(folder.resolve("home"));

    assertThat(play("e4", "save ~/one.txt", "save ~", "quit"))
        .contains("The game was saved in home/one.txt.")
        .contains("\"~\" is a folder: give the name of a file in it.");
    assertThat(go("~/one.txt")).contains("   1. e4\n");
  }

  @Test
  void how_to_go_on_is_said_as_the_program_was_started() {
    assertThat(
            ScriptedPlayTerminal.in(folder)
                .startedAs("./arbiter")
                .type("e4", "save game.txt", "quit"))
        .contains("\n  Continue with: ./arbiter play --continue game.txt\n");
    assertThat(
            ScriptedPlayTerminal.in(folder)
                .startedAs("/my games/arbiter")
                .type("e4", "save Ann's", "quit"))
        .contains("\n  Continue with: '/my games/arbiter' play --continue 'Ann'\\''s'\n");
  }

  @Test
  void the_games_own_file_is_written_again_without_asking() throws IOException {
    assertThat(play("e4", "save game.txt", "e5", "save", "quit"))
        .doesNotContain("Replace it?")
        .endsWith("Goodbye.\n");
    assertThat(read("game.txt")).contains("1. e4 e5\n");
    assertThat(go("game.txt", "Nf3", "save game.txt", "quit")).doesNotContain("Replace it?");
    assertThat(read("game.txt")).contains("2. Nf3\n");
    assertThat(files()).containsExactly("game.txt");
  }

  @Test
  void leaving_in_the_middle_asks_whether_to_save() throws IOException {
    assertThat(play("e4", "quit", "perhaps", "back", "e5", "quit", "no"))
        .contains("Save the game before you leave? (yes/no/back) > perhaps\n")
        .contains("   1. e4      e5\n")
        .endsWith("Goodbye.\n");
    assertThat(files()).isEmpty();

    assertThat(play("e4", "quit", "yes")).contains("The game was saved in arbiter-game.txt.");
    assertThat(play("d4", "quit", "save here.txt")).contains("The game was saved in here.txt.");
    assertThat(files()).containsExactly("arbiter-game.txt", "here.txt");
  }

  @Test
  void when_the_input_ends_the_game_is_kept_under_a_new_name() throws IOException {
    write("arbiter-unfinished.txt", "another game\n");

    assertThat(play("e4"))
        .endsWith(
            """
              The game was saved in arbiter-unfinished-2.txt.
              Continue with: arbiter play --continue arbiter-unfinished-2.txt
            """);
    assertThat(read("arbiter-unfinished.txt")).isEqualTo("another game\n");
    assertThat(go("arbiter-unfinished-2.txt")).contains("   1. e4\n");
  }

  @Test
  void a_game_without_moves_or_one_that_is_over_leaves_no_file() throws IOException {
    play();
    play("f3", "e5", "g4", "Qh4");

    assertThat(files()).isEmpty();
  }

  @Test
  void a_game_that_cannot_be_written_is_not_lost() {
    assertThat(play("e4", "save nowhere/game.txt", "e5"))
        .contains("The game could not be saved in nowhere/game.txt: no such file or folder.")
        .contains("   1. e4      e5\n");
  }

  @Test
  void a_damaged_record_is_told_with_its_line_and_the_file_stays_as_it_is() throws IOException {
    play("e4", "e5", "save game.txt", "quit");
    String damaged = read("game.txt").replace("\"attempt\":\"e7e5\"", "\"attempt\":\"e7e9\"");
    Path file = write("game.txt", damaged);

    CommandRun ran = CommandRun.arbiter("play", "--continue", file.toString());

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("line 16: The record is damaged: $.attempt: found \"e7e9\"")
        .contains("To continue the game from its moves alone");
    assertThat(read("game.txt")).isEqualTo(damaged);
    assertThat(files()).containsExactly("game.txt");

    write("game.txt", damaged.substring(0, damaged.indexOf("# The exact record")));
    assertThat(go("game.txt")).as("and so it can").contains("   1. e4      e5\n");
  }

  @Test
  void a_file_that_was_cut_off_is_noticed_wherever_it_was_cut() throws IOException {
    play("e4", "e5", "Nf3", "save game.txt", "quit");
    String whole = read("game.txt");
    int record = whole.indexOf("{");
    for (int end = record + 1; end < whole.length() - 1; end++) {
      write("cut.txt", whole.substring(0, end));
      assertThatThrownBy(() -> go("cut.txt"))
          .as("cut after " + end + " characters")
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("line ");
    }
  }

  @Test
  void moves_that_are_not_those_of_the_record_are_told() throws IOException {
    play("e4", "e5", "save game.txt", "quit");
    write("game.txt", read("game.txt").replace("1. e4 e5\n", "1. e4 c5\n"));

    assertThatThrownBy(() -> go("game.txt"))
        .hasMessageContaining("line 11: The record does not contain \"c5\" here.");
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
        .hasMessage("\"other.txt\" is not a game saved by Arbiter.");
  }

  @Test
  void pgn_is_known_though_it_is_not_read_yet() throws IOException {
    write("game.pgn", "[Event \"?\"]\n[White \"Ann\"]\n[Result \"*\"]\n\n1. e4 e5 *\n");

    assertThatThrownBy(() -> go("game.pgn"))
        .hasMessage(
            "\"game.pgn\" is not a game saved by Arbiter; it is PGN, which is not supported yet.");
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
    assertThatThrownBy(() -> go("clock.txt")).hasMessageContaining("The clock is damaged");
    assertThatThrownBy(() -> go("start.txt")).hasMessageContaining("starting position is damaged");
  }
}

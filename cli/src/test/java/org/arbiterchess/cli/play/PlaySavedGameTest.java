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
  void a_saved_game_is_pgn_with_the_log_in_escape_lines() throws IOException {
    ScriptedPlayTerminal.in(folder, "--white", "Ann", "--black", "Ben", "--clock", "5+3")
        .type("e4", "e5", "Nf3", "save game.pgn");

    assertThat(read("game.pgn"))
        .startsWith(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "Ann"]
            [Black "Ben"]
            [Result "*"]
            [Termination "unterminated"]
            [TimeControl "300+3"]

            1. e4 {[%clk 0:05:03]} 1... e5 {[%clk 0:05:03]} 2. Nf3 {[%clk 0:05:06]} *

            % The exact record, from which clocks and offers are restored:
            %{"v":1,"type":"started",""")
        .endsWith("}\n% End of the record\n");
    assertThat(files()).containsExactly("game.pgn");
  }

  @Test
  void a_damaged_record_is_told_with_its_line_and_the_file_stays_as_it_is() throws IOException {
    play("e4", "e5", "save game.pgn", "quit");
    String damaged = read("game.pgn").replace("\"attempt\":\"e7e5\"", "\"attempt\":\"e7e9\"");
    Path file = write("game.pgn", damaged);

    CommandRun ran = CommandRun.arbiter("play", "--continue", file.toString());

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("line 16: The record is damaged: $.attempt: found \"e7e9\"")
        .contains("To continue the game from its moves alone");
    assertThat(read("game.pgn")).isEqualTo(damaged);
    assertThat(files()).containsExactly("game.pgn");

    write("game.pgn", damaged.substring(0, damaged.indexOf("% The exact record")));
    assertThat(go("game.pgn")).as("and so it can").contains("   1. e4      e5\n");
  }

  @Test
  void a_file_that_was_cut_off_is_noticed_wherever_its_record_was_cut() throws IOException {
    play("e4", "e5", "Nf3", "save game.pgn", "quit");
    String whole = read("game.pgn");
    int record = whole.indexOf("restored:\n");
    for (int end = record + 9; end < whole.length() - 1; end++) {
      write("cut.pgn", whole.substring(0, end));
      assertThatThrownBy(() -> go("cut.pgn"))
          .as("cut after " + end + " characters")
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("line ");
    }
    write("cut.pgn", whole.substring(0, whole.indexOf(" *")));
    assertThat(go("cut.pgn"))
        .contains("The moves end without a result, so the file may be incomplete.");
  }

  @Test
  void moves_and_tags_that_are_not_those_of_the_record_are_told() throws IOException {
    play("e4", "e5", "save game.pgn", "quit");
    String saved = read("game.pgn");

    write("game.pgn", saved.replace("1. e4 e5 *", "1. e4 c5 *"));
    assertThatThrownBy(() -> go("game.pgn"))
        .hasMessageContaining("line 11: The record does not contain \"1... c5\" here.");
    write("game.pgn", saved.replace("1. e4 e5 *", "1. e4 *"));
    assertThatThrownBy(() -> go("game.pgn"))
        .hasMessageContaining("line 11: The moves end after \"1. e4\", but the record continues.");
    write("game.pgn", saved.replace("[Result \"*\"]", "[Result \"1-0\"]"));
    assertThatThrownBy(() -> go("game.pgn"))
        .hasMessageContaining(
            "line 7: Result is \"1-0\", but according to the record it is \"*\".");
  }

  @Test
  void a_saved_file_that_was_annotated_resumes_exactly_and_is_not_overwritten() throws IOException {
    ScriptedPlayTerminal.in(folder, "--clock", "5+3")
        .type("e4", "@10", "e5", "draw Nf3", "save game.pgn", "quit");
    String annotated =
        read("game.pgn")
            .replace("[Event \"?\"]", "[Event \"Club\"]")
            .replace(" *\n", " {good} *\n");
    write("game.pgn", annotated);

    assertThat(go("game.pgn", "resume", "no", "Nc6", "save", "quit"))
        .contains("Saving writes a new file and leaves this one unchanged.")
        .contains("accept or decline the draw > ")
        .contains("The game was saved to arbiter-game.pgn.");
    assertThat(read("game.pgn")).isEqualTo(annotated);
  }

  @Test
  void a_saved_game_goes_on_with_its_names_clocks_and_offers() {
    ScriptedPlayTerminal.in(
            folder, "--white", "Ann", "--black", "Ben", "--clock", "5+3", "--online")
        .type("e4", "@10", "e5", "@20", "draw Nf3", "@30", "save game.pgn", "quit");

    String text = go("game.pgn", "@1000", "Nc6", "resume", "accept");

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
  void a_game_over_is_over_when_it_is_continued() {
    play("f3", "e5", "g4", "Qh4", "save mate.pgn", "quit");

    assertThat(go("mate.pgn", "e4"))
        .contains(
            "0-1  Checkmate: Black wins (5.1.1).",
            "The game is over: no more moves can be played (5.1.1).");
  }

  @Test
  void a_chess960_game_is_continued_with_its_castling() {
    ScriptedPlayTerminal.in(folder, "--chess960", "518")
        .type("e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "save nine.pgn", "quit");

    assertThat(go("nine.pgn", "0-0")).contains("Chess960, position 518").contains("   4. O-O\n");
  }

  @Test
  void a_file_that_is_not_this_game_is_not_overwritten_without_asking() throws IOException {
    write("letter.txt", "Dear Ann,\n");

    assertThat(play("e4", "save letter.txt", "no"))
        .contains(
            "\"letter.txt\" already exists and does not contain this game. Replace it? (yes/no) > no")
        .contains("Nothing was written.");
    assertThat(read("letter.txt")).isEqualTo("Dear Ann,\n");

    assertThat(play("e4", "save letter.txt", "yes")).contains("The game was saved to letter.txt.");
    assertThat(read("letter.txt")).startsWith("[Event ");
  }

  @Test
  void a_folder_is_no_file_to_save_in() throws IOException {
    Files.createDirectory(folder.resolve("games"));

    assertThat(play("e4", "save games", "save games/one.pgn", "quit"))
        .contains("> save games\n  \"games\" is a folder: give the name of a file in it.\n")
        .contains("The game was saved to games/one.pgn.")
        .doesNotContain("Replace it?");
    assertThatThrownBy(() -> go("games")).hasMessage("\"games\" is a folder, not a saved game.");
  }

  @Test
  void a_name_may_begin_at_home() throws IOException {
    Files.createDirectory(folder.resolve("home"));

    assertThat(play("e4", "save ~/one.pgn", "save ~", "quit"))
        .contains("The game was saved to home/one.pgn.")
        .contains("\"~\" is a folder: give the name of a file in it.");
    assertThat(go("~/one.pgn")).contains("   1. e4\n");
  }

  @Test
  void how_to_go_on_is_said_as_the_program_was_started() {
    assertThat(
            ScriptedPlayTerminal.in(folder)
                .startedAs("./arbiter")
                .type("e4", "save game.pgn", "quit"))
        .contains("\n  Continue with: ./arbiter play --continue game.pgn\n");
    assertThat(
            ScriptedPlayTerminal.in(folder)
                .startedAs("/my games/arbiter")
                .type("e4", "save Ann's", "quit"))
        .contains("\n  Continue with: '/my games/arbiter' play --continue 'Ann'\\''s'\n");
  }

  @Test
  void the_games_own_file_is_written_again_without_asking() throws IOException {
    assertThat(play("e4", "save game.pgn", "e5", "save", "quit"))
        .doesNotContain("Replace it?")
        .endsWith("Goodbye.\n");
    assertThat(read("game.pgn")).contains("1. e4 e5 *\n");
    assertThat(go("game.pgn", "Nf3", "save game.pgn", "quit")).doesNotContain("Replace it?");
    assertThat(read("game.pgn")).contains("1. e4 e5 2. Nf3 *\n");
    assertThat(files()).containsExactly("game.pgn");
  }

  @Test
  void leaving_in_the_middle_asks_whether_to_save() throws IOException {
    assertThat(play("e4", "quit", "perhaps", "back", "e5", "quit", "no"))
        .contains("Save the game before you leave? (yes/no/back) > perhaps\n")
        .contains("   1. e4      e5\n")
        .endsWith("Goodbye.\n");
    assertThat(files()).isEmpty();

    assertThat(play("e4", "quit", "yes")).contains("The game was saved to arbiter-game.pgn.");
    assertThat(play("d4", "quit", "save here.pgn")).contains("The game was saved to here.pgn.");
    assertThat(files()).containsExactly("arbiter-game.pgn", "here.pgn");
  }

  @Test
  void when_the_input_ends_the_game_is_kept_under_a_new_name() throws IOException {
    write("arbiter-unfinished.pgn", "another game\n");

    assertThat(play("e4"))
        .endsWith(
            """
              The game was saved to arbiter-unfinished-2.pgn.
              Continue with: arbiter play --continue arbiter-unfinished-2.pgn
            """);
    assertThat(read("arbiter-unfinished.pgn")).isEqualTo("another game\n");
    assertThat(go("arbiter-unfinished-2.pgn")).contains("   1. e4\n");
  }

  @Test
  void a_game_without_moves_or_one_that_is_over_leaves_no_file() throws IOException {
    play();
    play("f3", "e5", "g4", "Qh4");

    assertThat(files()).isEmpty();
  }

  @Test
  void a_game_that_cannot_be_written_is_not_lost() {
    assertThat(play("e4", "save nowhere/game.pgn", "e5"))
        .contains("The game could not be saved to nowhere/game.pgn: no such file or folder.")
        .contains("   1. e4      e5\n");
  }
}

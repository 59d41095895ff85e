package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
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

            % arbiter-record:
            %{"v":1,"type":"started",""")
        .endsWith("}\n% arbiter-record-end\n");
    assertThat(files()).containsExactly("game.pgn");
  }

  @Test
  void a_file_that_was_changed_or_cut_off_is_read_as_pgn_and_not_overwritten() throws IOException {
    ScriptedPlayTerminal.in(folder, "--clock", "5+3")
        .type("e4", "@10", "e5", "draw Nf3", "save game.pgn", "quit");
    String saved = read("game.pgn");
    String readAsPgn = "The file was read as PGN, because it is not exactly as it was saved here.";
    assertThat(go("game.pgn")).contains("accept or decline the draw > ").doesNotContain(readAsPgn);
    for (int end = saved.indexOf("arbiter-record:\n"); end < saved.length(); end++) {
      write("cut.pgn", saved.substring(0, end));
      assertThat(plain(go("cut.pgn")))
          .as("cut after " + end + " characters")
          .contains(readAsPgn, "1. e4 e5", "2. Nf3")
          .doesNotContain("accept or decline");
    }
    for (String changed :
        List.of(
            saved.replace("[Event \"?\"]", "[Event \"Club\"]"),
            saved.replace(" *\n", " {good} *\n"),
            saved.replace("\"attempt\":\"e7e5\"", "\"attempt\":\"e7e9\""),
            saved.replace("\n", "\r\n"))) {
      write("changed.pgn", changed);
      assertThat(plain(go("changed.pgn", "save", "quit")))
          .contains(readAsPgn, "1. e4 e5", "2. Nf3")
          .contains("The game was saved to arbiter-game.pgn.");
      assertThat(read("changed.pgn")).isEqualTo(changed);
      Files.delete(folder.resolve("arbiter-game.pgn"));
    }
    write("moves.pgn", saved.substring(0, saved.indexOf(" *\n")));
    assertThat(go("moves.pgn"))
        .contains("The moves end without a result, so the file may be incomplete.");
  }

  /** The text without the line breaks of the screen, and the moves without its columns. */
  private static String plain(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Test
  void a_strict_game_can_be_read_but_not_continued() throws IOException {
    Game game = Game.start(Strict.start(0, Position.initial(), TimeControl.NONE));
    for (Action action :
        List.of(
            new StrictAction.Release(Attempt.step(Square.E2, Square.E4)),
            StrictAction.Simple.PRESS)) {
      Command command = new Command(Seat.WHITE, "c" + game.size(), action);
      game = game.apply(((Decision.Accepted) Arbiter.decide(game, command, 0)).events());
    }
    String saved = new SavedGame(PlayerNames.UNNAMED, game).text();
    write("strict.pgn", saved);

    assertThat(go("strict.pgn", "record", "e5", "resign", "pgn", "save", "quit"))
        .contains("   1. e4\n", "[%arb ")
        .contains("> e5\n  A strict game can only be read here")
        .contains("> resign\n  A strict game can only be read here")
        .endsWith("Goodbye.\n");
    assertThat(read("strict.pgn")).isEqualTo(saved);
  }

  @Test
  void pgn_replaces_a_file_only_after_a_question() throws IOException {
    write("game.pgn", "mine");
    assertThat(play("pgn game.pgn", "no")).contains("Nothing was written.");
    assertThat(read("game.pgn")).isEqualTo("mine");

    play("pgn game.pgn", "yes");
    assertThat(read("game.pgn")).startsWith("[Event ");
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

package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.arbiterchess.cli.terminal.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests options for the display and the starting position. */
class PlayOptionsTest {

  @TempDir Path folder;

  private ScriptedPlayTerminal with(String... options) {
    return ScriptedPlayTerminal.in(folder, options);
  }

  @Test
  void letters_do_where_there_are_no_figures() {
    String text = with("--ascii").type("e4", "d5", "exd5");

    assertThat(text).matches("(?s)\\p{ASCII}*");
    assertThat(ScriptedPlayTerminal.lastBoard(text))
        .isEqualTo(
            """
            8  r  n  b  q  k  b  n  r
            7  p  p  p  .  p  p  p  p
            6  .  .  .  .  .  .  .  .
            5  .  .  . >P< .  .  .  .
            4  .  .  .  . (.) .  .  .
            3  .  .  .  .  .  .  .  .
            2  P  P  P  P  .  P  P  P
            1  R  N  B  Q  K  B  N  R
               a  b  c  d  e  f  g  h
            """);
  }

  @Test
  void the_board_turns_to_face_the_player_to_move() {
    String text = with("--flip").type("e4");

    assertThat(ScriptedPlayTerminal.lastBoard(text))
        .startsWith("1  ♖  ♘  ♗  ♔  ♕  ♗  ♘  ♖\n")
        .endsWith("8  ♜  ♞  ♝  ♚  ♛  ♝  ♞  ♜\n   h  g  f  e  d  c  b  a\n");
    assertThat(text).containsPattern("8 .* ▸ Black\n");
  }

  @Test
  void the_board_can_be_turned_around_by_hand() {
    assertThat(ScriptedPlayTerminal.lastBoard(with().type("flip"))).startsWith("1  ♖  ♘  ♗  ♔");
    assertThat(ScriptedPlayTerminal.lastBoard(with().type("flip", "e4")))
        .startsWith("1  ♖  ♘  ♗  ♔");
    assertThat(ScriptedPlayTerminal.lastBoard(with().type("flip", "flip"))).startsWith("8  ♜");
  }

  @Test
  void colours_are_only_for_terminals_and_say_nothing_that_a_shape_does_not() {
    assertThat(with().type("e4")).doesNotContain("\u001b");
    String colored = with().withColors().type("e4");
    String plain = colored.replaceAll("\u001b\\[[0-9;]*m", "");

    assertThat(colored).contains("\u001b[");
    assertThat(ScriptedPlayTerminal.lastBoard(plain)).contains(">♙<", "(·)");
  }

  @Test
  void everything_can_be_listened_to() {
    String text =
        with("--words").type("e4", "d5", "exd5", "board", "Nd4", "Qxd5", "Nc3", "Qe5", "take back");

    assertThat(text)
        .doesNotContain("8  ♜", "a  b  c")
        .contains("1. e4, pawn e2 to e4.\n")
        .contains("2. exd5, pawn e4 takes the pawn on d5.\n")
        .contains("Black: king e8; queen d8;")
        .contains("You have no knight that can reach d4 (3.6).")
        .contains("2... Qxd5, queen d8 takes the pawn on d5.\n")
        .contains("White is in check (3.9.1).");
  }

  @Test
  void special_moves_are_said_in_words() {
    String fen = "r3k2r/1P6/8/4pP2/8/8/8/R3K2R w KQkq e6 0 1";

    assertThat(with("--words", "--fen", fen).type("fxe6"))
        .contains("1. fxe6, pawn f5 takes the pawn on e5 en passant and lands on e6.");
    assertThat(with("--words", "--fen", fen).type("0-0-0", "0-0"))
        .contains("castles queenside.", "castles kingside.");
    assertThat(with("--words", "--fen", fen).type("bxa8=N"))
        .contains("pawn b7 takes the rook on a8 and becomes a knight.");
  }

  @Test
  void a_chess960_array_is_chosen_by_number_or_by_chance() {
    assertThat(with("--chess960", "0").type("fen"))
        .contains("Chess960, position 0,")
        .contains("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    assertThat(with("--chess960").type()).containsPattern("Chess960, position [0-9]+,");
    assertThatThrownBy(() -> with("--chess960", "960").type())
        .hasMessageContaining("There is no Chess960 position 960");
  }

  @Test
  void a_position_may_be_pasted_as_people_have_it_and_what_was_forgiven_is_told() {
    assertThat(with("--fen", "4k3/8/8/8/8/8/8/4K2R").type("fen"))
        .contains("  4k3/8/8/8/8/8/8/4K2R w ");
    assertThatThrownBy(() -> with("--fen", "8/8/8/8/8/8/8/4K2R w - - 0 1").type())
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("The position cannot be played:");
  }

  @Test
  void a_clock_that_is_none_is_told() {
    assertThatThrownBy(() -> with("--clock", "five").type())
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("\"five\" is not a time control. Write it like this: 5+3.");
  }

  @Test
  void a_saved_game_keeps_its_own_rules() {
    assertThatThrownBy(() -> with("--continue", "game.txt", "--clock", "5+3").type())
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("omit --fen, --chess960, --clock and --online");
  }

  @Test
  void names_are_made_fit_for_the_screen() {
    assertThat(with("--white", " Ann\u001b[2J\n ", "--black", "").type())
        .contains("Ann [2J (White) against Black");
  }
}

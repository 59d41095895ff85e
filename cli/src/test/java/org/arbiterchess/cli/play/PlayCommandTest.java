package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests moves, the board and the arbiter's responses. */
class PlayCommandTest {

  @TempDir Path folder;

  private String play(String... lines) {
    return ScriptedPlayTerminal.in(folder).type(lines);
  }

  private String playFrom(String fen, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--fen", fen).type(lines);
  }

  @Test
  void the_shortest_game_there_is_ends_in_checkmate() {
    String text =
        ScriptedPlayTerminal.in(folder, "--white", "Ann", "--black", "Ben")
            .type("f3", "e5", "g4", "Qh4#", "quit");

    assertThat(text)
        .contains("Ann (White) against Ben (Black): chess, no clock, over-the-board rules.")
        .contains("1. Ann (White) > f3", "1... Ben (Black) > e5", "2... Ben (Black) > Qh4#")
        .contains("0-1  Checkmate: Black wins (5.1.1).")
        .contains("Type \"new\" for another game, \"save\" to keep this one, or \"quit\" to leave.")
        .endsWith("Game over > quit\n  Goodbye.\n");
    assertThat(ScriptedPlayTerminal.lastBoard(text))
        .isEqualTo(
            """
            8  ♜  ♞  ♝ (·) ♚  ♝  ♞  ♜
            7  ♟  ♟  ♟  ♟  ·  ♟  ♟  ♟
            6  ·  ·  ·  ·  ·  ·  ·  ·
            5  ·  ·  ·  ·  ♟  ·  ·  ·
            4  ·  ·  ·  ·  ·  ·  ♙ >♛<
            3  ·  ·  ·  ·  ·  ♙  ·  ·
            2  ♙  ♙  ♙  ♙  ♙  ·  ·  ♙
            1  ♖  ♘  ♗  ♕ !♔! ♗  ♘  ♖
               a  b  c  d  e  f  g  h
            """);
  }

  @Test
  void the_screen_shows_whose_turn_it_is_the_moves_and_what_was_taken() {
    String text = play("e4", "d5", "exd5", "Qxd5", "Nc3");

    assertThat(text)
        .containsPattern("8 .* ▸ Black\n")
        .contains("   1. e4      d5\n", "   2. exd5    Qxd5\n", "   3. Nc3\n")
        .contains("  3... Black > ");
    assertThat(text.lines().filter(line -> line.contains("1  ♖")).reduce((a, b) -> b))
        .hasValueSatisfying(line -> assertThat(line).endsWith("  White"));
    assertThat(text.lines().filter(line -> line.startsWith("  2  ♙")).reduce((a, b) -> b))
        .hasValueSatisfying(line -> assertThat(line).endsWith("  ♟"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Nf3", "nf3", "g1f3", "Ng1-f3", "ng1f3", "1. Nf3", "Nf3!", "NF3"})
  void a_move_may_be_typed_in_any_notation(String typed) {
    assertThat(play(typed)).contains("   1. Nf3\n").contains("1... Black > ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"♘f3", "♞f3", "♘\uFE0Ef3", "♘g1-f3", "g1 f3", "G1  F3", "Ng1 f3", "♘g1 f3"})
  void a_move_may_be_written_with_a_figure_or_a_space(String typed) {
    assertThat(play(typed)).contains("   1. Nf3\n").contains("1... Black > ");
  }

  @Test
  void a_pawns_figure_stands_for_no_letter_and_a_promotion_may_be_a_figure() {
    assertThat(play("♙e4", "♟e7 e5", "draw ♘f3", "♞c6"))
        .contains("   1. e4      e5\n", "   2. Nf3     Nc6\n");
    assertThat(playFrom("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=♘")).contains("   1. a8=N\n");
    assertThat(playFrom("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7 a8 n")).contains("   1. a8=N\n");
    assertThat(playFrom("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7 a8 ♘")).contains("   1. a8=N\n");
  }

  @Test
  void two_squares_that_make_no_legal_move_are_ruled_on() {
    assertThat(play("e2 e5")).contains("it can't go from e2 to\n  e5 (3.7).\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0-0", "O-O", "O–O", "e1g1", "o-o"})
  void castling_may_be_typed_in_any_notation(String typed) {
    assertThat(playFrom("4k3/8/8/8/8/8/8/4K2R w K - 0 1", typed)).contains("   1. O-O\n");
  }

  @Test
  void a_pinned_knight_stays_and_the_arbiter_says_why_under_the_board() {
    String text = playFrom("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Nd5");

    assertThat(text)
        .contains("Your knight on c3 is pinned to your king on e1 by the bishop on b4 (3.9.2).\n")
        .doesNotContain("1... Black");
    assertThat(ScriptedPlayTerminal.lastBoard(text))
        .isEqualTo(
            """
            8  ·  ·  ·  ·  ♚  ·  ·  ·
            7  ·  ·  ·  ·  ·  ·  ·  ·
            6  ·  ·  ·  ·  ·  ·  ·  ·
            5  ·  ·  · >·< ·  ·  ·  ·
            4  · [♝] ·  ·  ·  ·  ·  ·
            3  ·  · (♘) ·  ·  ·  ·  ·
            2  ·  ·  ·  ·  ·  ·  ·  ·
            1  ·  ·  ·  · *♔* ·  ·  ·
               a  b  c  d  e  f  g  h
            """);
  }

  @Test
  void why_repeats_the_last_refusal() {
    assertThat(playFrom("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Nd5", "why"))
        .containsSubsequence("is pinned to your king", "> why\n", "is pinned to your king");
  }

  @Test
  void en_passant_is_explained_when_somebody_asks_why_it_was_allowed() {
    String text = play("e4", "a6", "e5", "d5", "exd6", "why");

    assertThat(text)
        .contains("(Why was that allowed? Type \"why\".)")
        .containsSubsequence("> why\n", "That is en passant: the pawn on d5", "(3.7.3.1).\n");
  }

  @Test
  void an_ordinary_move_needs_no_explanation() {
    assertThat(play("e4", "why"))
        .doesNotContain("Why was that allowed?")
        .contains("There is nothing unusual about the last move.");
  }

  @Test
  void check_is_announced_in_words_and_marked_by_a_shape() {
    String text = play("e4", "f6", "Qh5");

    assertThat(text).contains("Black is in check (3.9.1).\n");
    assertThat(ScriptedPlayTerminal.lastBoard(text)).contains("8  ♜  ♞  ♝  ♛ !♚! ♝  ♞  ♜\n");
  }

  @Test
  void an_ambiguous_move_is_asked_about_and_answered_by_its_number() {
    String fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    String text = playFrom(fen, "Nd2", "5", "2");

    assertThat(text)
        .contains("Which move: 1 Nbd2, 2 Nfd2? > 5\n  Which move: 1 Nbd2, 2 Nfd2? > 2\n")
        .contains("   1. Nfd2\n");
    assertThat(playFrom(fen, "Nd2", "Nbd2")).contains("   1. Nbd2\n");
  }

  @ParameterizedTest
  @CsvSource({
    "q, Queen, a8=Q+, ♕",
    "n, Knight, a8=N, ♘",
    "rook, Rook, a8=R+, ♖",
    "B, Bishop, a8=B, ♗"
  })
  void a_pawn_that_reaches_the_last_rank_waits_to_be_told_what_it_becomes(
      String answer, String piece, String san, String figure) {
    String text = playFrom("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "king", answer);

    assertThat(text)
        .contains(
            "Choose what your pawn becomes on a8: queen, rook, bishop or knight\n  (3.7.3.3).\n")
        .contains("Queen, rook, bishop or knight? (q/r/b/n) > king\n")
        .contains("   1. " + san + "\n");
    assertThat(ScriptedPlayTerminal.lastBoard(text)).as(piece).startsWith("8 >" + figure + "<");
  }

  @Test
  void a_promotion_may_be_named_with_the_move() {
    assertThat(playFrom("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=N")).contains("   1. a8=N\n");
  }

  @Test
  void a_word_which_is_a_move_is_always_a_move() {
    assertThat(play("a3", "a6", "b4")).contains("   2. b4\n");
    assertThat(play("resign", "e4"))
        .as("a move answers a question that is not worth answering")
        .contains("White resigns. Are you sure? (yes/no) > e4\n")
        .contains("1... Black > ");
  }

  @ParameterizedTest
  @CsvSource({
    "resing, resign",
    "tkae back, take back",
    "REsum, resume",
    "hlep, help",
    "sav, save",
    "clam threefold, claim"
  })
  void a_misspelt_command_gets_a_suggestion(String typed, String meant) {
    assertThat(play(typed)).contains("Unknown command: " + typed + ". Did you mean " + meant + "?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"HELP", "Help", " help ", "?", "h"})
  void commands_are_forgiving(String typed) {
    assertThat(play(typed)).contains("take back [two]", "claim threefold [move]", "quit");
  }

  @Test
  void what_is_neither_a_move_nor_a_command_is_answered_too() {
    assertThat(play("good morning", "e9"))
        .contains("Unknown command: good morning.")
        .contains("I can't read \"e9\". Try Nf3 or g1f3.");
  }

  @Test
  void nothing_that_is_typed_can_play_tricks_with_the_screen() {
    assertThat(play("\u001b[2Jhello")).doesNotContain("\u001b").contains("?[2Jhello");
  }

  @Test
  void the_legal_moves_can_be_listed() {
    assertThat(play("moves", "moves b1", "moves e4", "moves z9"))
        .contains("Pawn: ", "Knight: Na3 Nc3 Nf3 Nh3\n")
        .contains("> moves b1\n  Knight: Na3 Nc3\n")
        .contains("There are no legal moves from e4.", "Name a square, such as e2.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"record", "history", "score"})
  void the_whole_record_is_shown_in_two_columns(String typed) {
    assertThat(play(typed)).contains("> " + typed + "\n  No moves have been played yet.\n");
    assertThat(
            play("e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "d4", "c6", "Nf3", "Nf6", "a3", typed))
        .contains(
            "> " + typed + "\n",
            """
                 1. e4      d5
                 2. exd5    Qxd5
                 3. Nc3     Qa5
                 4. d4      c6
                 5. Nf3     Nf6
                 6. a3
            """);
    assertThat(playFrom("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7", "Ke7", "e4", typed))
        .contains("> " + typed + "\n     7. ...     Ke7\n     8. e4\n");
  }

  @Test
  void the_basic_moves_of_a_pinned_knight_are_shown_all_the_same() {
    String text = playFrom("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "basic c3", "basic a8");

    assertThat(text)
        .contains("The knight on c3 can go to b1, d1, a2, e2, a4, e4, b5 and d5.")
        .contains("There is no piece on a8.");
    assertThat(ScriptedPlayTerminal.lastBoard(text)).contains("3  ·  · (♘) ·", "1  · *·* · *·* ♔");
  }

  @Test
  void the_position_can_be_had_as_fen_and_in_words() {
    assertThat(playFrom("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "fen", "words"))
        .contains("  4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n")
        .contains("White: king e1; rooks a1 and h1.\n", "Black: king e8.\n", "White to move.\n");
  }
}

package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests one turn of a strict game without a clock: adjust, touch, release, offer, press. */
class PlayStrictActionsTest {

  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

  @TempDir Path folder;

  private String play(String... lines) {
    return ScriptedPlayTerminal.in(folder, "--strict", "--words").type(lines);
  }

  private String from(String fen, String... lines) {
    return ScriptedPlayTerminal.in(folder, "--strict", "--words", "--fen", fen).type(lines);
  }

  @Test
  void a_touched_piece_and_a_released_one_are_marked_on_the_board() {
    String text = ScriptedPlayTerminal.in(folder, "--strict").type("touch b1");
    assertThat(ScriptedPlayTerminal.lastBoard(text)).contains("1  ♖ {♘} ♗  ♕  ♔  ♗  ♘  ♖\n");
    assertThat(text).contains("1. White, touched b1 > ");

    String released = ScriptedPlayTerminal.in(folder, "--strict").type("touch b1", "b1-d3");
    assertThat(ScriptedPlayTerminal.lastBoard(released))
        .as("an illegal move stays on the board until the press")
        .isEqualTo(
            """
            8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜
            7  ♟  ♟  ♟  ♟  ♟  ♟  ♟  ♟
            6  ·  ·  ·  ·  ·  ·  ·  ·
            5  ·  ·  ·  ·  ·  ·  ·  ·
            4  ·  ·  ·  ·  ·  ·  ·  ·
            3  ·  ·  · >♘< ·  ·  ·  ·
            2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙
            1  ♖ (·) ♗  ♕  ♔  ♗  ♘  ♖
               a  b  c  d  e  f  g  h
            """);
    assertThat(released).contains("1. White, released > ");
  }

  @Test
  void after_the_press_the_piece_goes_back_and_the_irregularity_stands_beside_the_board() {
    String text = ScriptedPlayTerminal.in(folder, "--strict").type("b1-d3", "");

    assertThat(ScriptedPlayTerminal.lastBoard(text)).contains("1  ♖ {♘} ♗  ♕  ♔  ♗  ♘  ♖\n");
    assertThat(text).containsPattern("2 .*♙ +1 irregularity\n");
  }

  /** Apart from the squares, the output must be the same for a legal and an illegal move. */
  @Test
  void nothing_betrays_whether_a_released_move_is_legal() {
    assertThat(afterRelease("d3")).isEqualTo(afterRelease("c3"));
  }

  private String afterRelease(String target) {
    String text =
        play(
            "e4",
            "",
            "e5",
            "",
            "b1-" + target,
            "moves",
            "moves b1",
            "basic b1",
            "words",
            "board",
            "fen",
            "record",
            "clock",
            "why",
            "log",
            "touch e7",
            "e7-e5",
            "promote q",
            "accident",
            "adjust",
            "claim threefold",
            "draw",
            "help",
            "quit",
            "no");
    return text.replace(target, "TARGET");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7-a8, the pawn may go there",
    "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1, e7-f8, the pawn may not go there"
  })
  void a_pawn_on_the_last_rank_waits_for_its_piece(String fen, String move, String why) {
    assertThat(from(fen, move, "promote x", "promote n"))
        .as(why)
        .contains(
            "> "
                + move
                + "\n  White puts the pawn on "
                + move.substring(3)
                + ".\n  Choose the promotion piece")
        .contains(
            """
            > promote x
              Choose the promotion piece: type "promote" followed by q, r, b or n.
            """)
        .contains("> promote n\n  White puts the knight on " + move.substring(3) + ".\n");
  }

  @Test
  void naming_the_piece_replaces_the_pawn_too() {
    assertThat(from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7-a8", "a8=R", ""))
        .contains("White puts the rook on a8.", "1. a8=R+, pawn a7 to a8 and becomes a rook.");
    assertThat(from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=B", ""))
        .contains("White puts the bishop on a8.", "1. a8=B, pawn a7 to a8 and becomes a bishop.");
  }

  @Test
  void a_pawn_that_is_not_replaced_becomes_a_queen_and_counts_as_an_illegal_move() {
    assertThat(from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "", "", "Kd7"))
        .contains("White pressed the clock without replacing the pawn: it becomes a queen")
        .contains("1. a8=Q+, pawn a7 to a8 and becomes a queen.")
        .contains("1... Black > Kd7\n  Black puts the king on d7.\n");
  }

  @Test
  void a_queen_that_mates_without_being_chosen_is_for_the_arbiter() {
    assertThat(
            from(
                "7k/P7/6K1/8/8/8/8/8 w - - 0 1",
                "a8",
                "",
                "continue",
                "",
                "arbiter lost white 7.5.2"))
        .contains("The new queen would end the game, so the arbiter decides (7.5.2).")
        .contains("> continue\n  The arbiter must make a decision: there is no legal move (7.5.2).")
        .contains("0-1  The arbiter has decided: Black wins (7.5.2).");
  }

  @Test
  void king_then_rook_castles() {
    assertThat(from(CASTLING, "touch e1 h1", "Rg1", "touch e1, h1", "0-0", ""))
        .contains("White has touched the king on e1 (4.3).", "touched the rook on h1 (4.3).")
        .contains("touched e1 h1 > Rg1\n  White touched the king on e1 first (4.3).\n")
        .contains("1. O-O, castles kingside.");
  }

  @Test
  void rook_then_king_does_not_castle() {
    assertThat(from(CASTLING, "touch h1", "touch e1", "e1-g1", "Rg1", ""))
        .contains("touched h1 e1 > e1-g1\n  White touched the rook on h1 first (4.3).\n")
        .contains("1. Rg1, rook h1 to g1.");
  }

  @Test
  void nobody_says_what_a_touched_piece_may_do() {
    assertThat(play("touch b1", "moves", "moves b1", "help"))
        .contains("> touch b1\n  White has touched the knight on b1 (4.3).\n  1. White, touched b1")
        .contains("> moves\n  In strict play, nobody shows you the legal moves (12.6).\n  1. White")
        .contains("> moves b1\n  In strict play, nobody shows you the legal moves (12.6).\n")
        .doesNotContain("Nc3", "show legal moves", "must");
  }

  @Test
  void nobody_announces_a_check() {
    String text =
        ScriptedPlayTerminal.in(folder, "--strict", "--ascii")
            .type("e4", "", "d5", "", "Bb5", "", "touch e8");

    assertThat(text.substring(text.indexOf("> Bb5"))).doesNotContainIgnoringCase("check");
    assertThat(ScriptedPlayTerminal.lastBoard(text)).contains("8  r  n  b  q {k} b  n  r\n");
    assertThat(text).doesNotContain("!k!");
    assertThat(from("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8"))
        .as("checkmate ends the game")
        .contains("1-0  Checkmate: White wins (5.1.1).");
  }

  @Test
  void an_illegal_move_can_be_put_right_before_the_press() {
    assertThat(play("b1-d3", "d3-b1", "b1-d3", "d3-c3", ""))
        .contains("> d3-b1\n  White puts the piece back.\n")
        .contains("> d3-c3\n  White puts the knight on c3.\n")
        .contains("1. Nc3, knight b1 to c3.")
        .doesNotContain("Illegal");
  }

  @Test
  void the_opponent_excuses_an_accident() {
    assertThat(play("touch b1", "accident", "accident", "e4", ""))
        .contains(
            "> accident\n  Black says it was an accident: the touch does not count (4.2.2).\n")
        .contains("> accident\n  There is no touch to excuse (4.2.2).\n")
        .contains("1. e4, pawn e2 to e4.");
  }

  @Test
  void a_player_who_adjusts_touches_nothing() {
    assertThat(play("adjust", "touch b1", "adjust off", "touch b1", "adjust on"))
        .contains("> adjust\n  White says \"I adjust\" (4.2.1).\n")
        .contains(
            "1. White, adjusting > touch b1\n  You are adjusting pieces, so the touch does not"
                + " count.")
        .contains("> adjust off\n  White has finished adjusting (4.2.1).\n")
        .contains("1. White > touch b1\n  White has touched the knight on b1 (4.3).\n")
        .contains("> adjust on\n  Say \"I adjust\" before you touch a piece (4.2.1).\n");
    assertThat(play("j'adoube", "i adjust", "e4", "", "e5"))
        .contains("White says \"I adjust\"", "White has finished adjusting")
        .contains("1... Black > e5");
  }

  @Test
  void the_piece_of_an_impossible_move_is_found_if_there_is_only_one() {
    assertThat(play("e5", "", "", "Ke3", "Qd5"))
        .as("a pawn stays on its file")
        .contains("> e5\n  White puts the pawn on e5.\n", "An illegal move has been completed.")
        .as("the pawn must move, because it was touched")
        .contains("> Ke3\n  White touched the pawn on e2 first (4.3).");
    assertThat(play("Nd4"))
        .contains("It is not clear which piece moves. Name both squares, as in b1-c3.");
  }

  @Test
  void a_piece_does_not_replace_one_of_its_own_side() {
    assertThat(play("0-0"))
        .contains("The piece cannot be released there: one of your own pieces is in the way.");
    assertThat(play("Ra1-a2"))
        .contains(
            "White has touched the pawn on a2 (4.3).", "one of your own pieces is in the way");
  }

  @Test
  void several_moves_that_fit_the_text_are_asked_about() {
    assertThat(from("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "Nb3", ""))
        .contains("White puts the knight on b3.");
    assertThat(from("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", "2", ""))
        .contains("Which move: 1 Nge2, 2 Nce2?", "White puts the knight on e2.", "1. Nce2");
  }

  @Test
  void a_draw_is_offered_between_release_and_press() {
    assertThat(play("e4", "", "draw e5", "", "touch g1"))
        .contains("Black puts the pawn on e5.\n  Black offers a draw (9.1). White: accept")
        .contains("1... Black, released; White, accept or decline the draw > \n")
        .contains("White has touched the knight on g1, which declines the draw offer (9.1.2.1).");
    assertThat(play("e4", "", "e5", "draw", "accept"))
        .contains("1/2-1/2  Draw by agreement (5.2.3).");
    assertThat(play("e4", "", "e5", "", "draw Ke3", "yes"))
        .as("an offer with an illegal move counts")
        .contains("White puts the king on e3.", "1/2-1/2  Draw by agreement");
    assertThat(play("e4", "", "e5", "", "touch g1", "draw d4"))
        .as("no offer with a move that the touched piece does not allow")
        .contains("White touched the knight on g1 first (4.3).")
        .doesNotContain("offers a draw");
  }

  @Test
  void an_offer_that_is_repeated_is_noted() {
    assertThat(play("e4", "", "e5", "", "draw", "no", "draw"))
        .contains("White has offered a draw again without a move in between");
  }

  @Test
  void which_claim_is_right_is_not_told() {
    String[] shuffle = {
      "Nf3", "", "Nf6", "", "Ng1", "", "Ng8", "", "Nf3", "", "Nf6", "", "Ng1", "", "Ng8", ""
    };
    assertThat(play(lines(shuffle, "claim")))
        .doesNotContain("may claim", "can claim")
        .contains("> claim\n  Type \"claim threefold\" or \"claim fifty\"");
    assertThat(play(lines(shuffle, "touch b1", "claim threefold")))
        .contains("You have touched a piece, so you can't claim a draw on this move (9.4).");
    assertThat(play(lines(shuffle, "claim threefold")))
        .contains("1/2-1/2  The same position", "for the third time");
  }

  private static String[] lines(String[] first, String... rest) {
    String[] all = java.util.Arrays.copyOf(first, first.length + rest.length);
    System.arraycopy(rest, 0, all, first.length, rest.length);
    return all;
  }

  @Test
  void a_wrong_claim_with_an_illegal_move_binds_the_piece() {
    assertThat(play("claim fifty b1-d3", "", "e4", "Na3", ""))
        .contains("named the knight on b1 in the claim and must move that piece")
        .contains("1. Na3, knight b1 to a3.");
  }

  @Test
  void a_second_press_within_a_second_is_ignored() {
    assertThat(play("e4", "", "", "@2", ""))
        .contains("1... Black > \n  Black pressed the clock, but this had no effect.\n")
        .contains("Black pressed the clock without making a move: this counts as an illegal");
  }

  @Test
  void a_square_is_needed_to_touch() {
    assertThat(play("touch", "touch x9", "touch e4", "touch b1 z2"))
        .contains("> touch\n  Name a square with a piece on it, as in \"touch b1\".\n")
        .contains("> touch x9\n  Name a square with a piece on it, as in \"touch b1\".\n")
        .contains("> touch e4\n  There is no piece on that square.\n")
        .contains(
            "> touch b1 z2\n  Name a square with a piece on it, as in \"touch b1\".\n  1. White >");
  }
}

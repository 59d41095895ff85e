package org.arbiterchess.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

class ChessLogicTest {

  private final ChessLogic logic = new ChessLogic();

  @Test
  void a_new_game_shows_the_starting_position_from_the_eighth_rank_down() {
    assertThat(logic.board[0]).containsExactly("r", "n", "b", "q", "k", "b", "n", "r");
    assertThat(logic.board[1]).containsOnly("p");
    for (int row = 2; row < 6; row++) {
      assertThat(logic.board[row]).containsOnly("").hasSize(8);
    }
    assertThat(logic.board[6]).containsOnly("P");
    assertThat(logic.board[7]).containsExactly("R", "N", "B", "Q", "K", "B", "N", "R");
    assertThat(logic.result).isEmpty();
    assertThat(logic.ruling()).isEmpty();
  }

  @Test
  void moves_come_back_in_extended_notation() {
    assertThat(play("e2e4", "d7d5", "e4d5", "G8F6", "b1c3", "f6D5", "c3d5"))
        .containsExactly("e2e4", "d7d5", "e4xd5", "ng8f6", "nb1c3", "nf6xd5", "nc3xd5");
    assertThat(logic.board[3][3]).isEqualTo("N");
    assertThat(logic.board[7][1]).isEmpty();
  }

  @Test
  void en_passant_takes_with_an_x() {
    assertThat(play("e2e4", "a7a6", "e4e5", "d7d5", "e5d6")).endsWith("e5xd6");
    assertThat(logic.board[3][3]).isEmpty();
    assertThat(logic.board[2][3]).isEqualTo("P");
  }

  @Test
  void castling_is_the_kings_move() {
    assertThat(play("g1f3", "b8c6", "g2g3", "d7d6", "f1g2", "c8e6", "e1g1", "d8d7", "a2a3", "e8c8"))
        .endsWith("0-0", "qd8d7", "a2a3", "0-0-0");
    assertThat(logic.board[7]).containsExactly("R", "N", "B", "Q", "", "R", "K", "");
    assertThat(logic.board[0]).containsExactly("", "", "k", "r", "", "b", "n", "r");
  }

  @Test
  void the_king_is_not_put_on_its_rook_to_castle() {
    play("g1f3", "a7a6", "g2g3", "a6a5", "f1g2", "a5a4");
    assertThat(logic.playMove("e1h1")).isEmpty();
    assertThat(logic.ruling()).contains("e1g1");
    assertThat(logic.playMove("e1g1")).isEqualTo("0-0");
  }

  @ParameterizedTest
  @CsvSource({"b7a8, b7xa8=Q, Q", "b7a8n, b7xa8=N, N", "B7A8R, b7xa8=R, R", "b7a8B, b7xa8=B, B"})
  void a_pawn_becomes_a_queen_unless_a_letter_says_otherwise(
      String move, String extended, String piece) {
    play("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "h7h6");
    assertThat(logic.playMove(move)).isEqualTo(extended);
    assertThat(logic.board[0][0]).isEqualTo(piece);
  }

  @ParameterizedTest
  @NullAndEmptySource
  @ValueSource(
      strings = {
        "e2", "e2e", "e2e9", "i2i4", "e2e4q", "e2-e4", " e2e4", "e2e4 ", "e7e5", "e2e5", "e3e4",
        "Nf3", "0-0", "e1g1", "e1e1", "ng1f3", "e2e4k", "e2e4!", "е2е4"
      })
  void what_cannot_be_played_changes_nothing_and_is_explained(String move) {
    assertThat(logic.playMove(move)).isEmpty();
    assertThat(logic.ruling()).endsWith(".");
    assertThat(logic.board).isDeepEqualTo(new ChessLogic().board);
    assertThat(logic.playMove("e2e4")).isEqualTo("e2e4");
    assertThat(logic.ruling()).isEmpty();
  }

  @Test
  void a_refusal_names_the_law() {
    play("e2e4", "e7e5", "d1h5", "b8c6", "f1c4");
    assertThat(logic.playMove("f7f5")).isEmpty();
    assertThat(logic.ruling()).contains("pinned").contains("queen on h5").contains("3.9.2");
  }

  @Test
  void mate_ends_the_game() {
    play("f2f3", "e7e5", "g2g4", "d8h4");
    assertThat(logic.result).isEqualTo("b");
    assertThat(logic.playMove("a2a3")).isEmpty();
    assertThat(logic.ruling()).contains("over").contains("5.1.1");
  }

  @Test
  void threefold_repetition_is_a_draw_without_a_claim() {
    for (int i = 0; i < 2; i++) {
      assertThat(logic.result).isEmpty();
      play("g1f3", "g8f6", "f3g1", "f6g8");
    }
    assertThat(logic.result).isEqualTo("d");
  }

  @Test
  void nothing_written_into_the_fields_changes_the_game() {
    String[][] board = logic.board;
    String[] row = board[6];
    board[6][4] = "q";
    board[0] = null;
    logic.board = new String[0][];
    logic.result = "w";
    assertThat(logic.playMove("e2e4")).isEqualTo("e2e4");
    assertThat(logic.result).isEmpty();
    assertThat(logic.board).isSameAs(board);
    assertThat(board[6]).isSameAs(row);
    assertThat(board[6][4]).isEmpty();
    assertThat(board[4][4]).isEqualTo("P");
    assertThat(board[0]).containsExactly("r", "n", "b", "q", "k", "b", "n", "r");
  }

  private String[] play(String... moves) {
    String[] played = new String[moves.length];
    for (int i = 0; i < moves.length; i++) {
      played[i] = logic.playMove(moves[i]);
      assertThat(played[i]).as(moves[i] + ": " + logic.ruling()).isNotEmpty();
    }
    return played;
  }
}

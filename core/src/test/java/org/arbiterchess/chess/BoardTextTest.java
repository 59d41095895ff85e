package org.arbiterchess.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

class BoardTextTest {

  private static final Board RUY_LOPEZ =
      Fen.parse("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3").board();

  @Test
  void letters_show_white_at_the_bottom() {
    assertThat(BoardText.ascii().draw(RUY_LOPEZ))
        .isEqualTo(
            """
            r . b q k b n r
            p p p p . p p p
            . . n . . . . .
            . B . . p . . .
            . . . . P . . .
            . . . . . N . .
            P P P P . P P P
            R N B Q K . . R
            """);
  }

  @Test
  void black_at_the_bottom_turns_the_board_and_its_coordinates() {
    assertThat(BoardText.ascii().withBottom(Color.BLACK).withCoordinates().draw(RUY_LOPEZ))
        .isEqualTo(
            """
            1 R . . K Q B N R
            2 P P P . P P P P
            3 . . N . . . . .
            4 . . . P . . . .
            5 . . . p . . B .
            6 . . . . . n . .
            7 p p p . p p p p
            8 r n b k q b . r
              h g f e d c b a
            """);
  }

  @Test
  void chess_symbols_are_outlined_for_white_and_filled_for_black() {
    assertThat(BoardText.unicode().withCoordinates().draw(RUY_LOPEZ))
        .isEqualTo(
            """
            8 ♜ · ♝ ♛ ♚ ♝ ♞ ♜
            7 ♟ ♟ ♟ ♟ · ♟ ♟ ♟
            6 · · ♞ · · · · ·
            5 · ♗ · · ♟ · · ·
            4 · · · · ♙ · · ·
            3 · · · · · ♘ · ·
            2 ♙ ♙ ♙ ♙ · ♙ ♙ ♙
            1 ♖ ♘ ♗ ♕ ♔ · · ♖
              a b c d e f g h
            """);
  }

  @Test
  void an_empty_board_has_only_dots() {
    assertThat(BoardText.unicode().withBottom(Color.BLACK).draw(Board.EMPTY))
        .isEqualTo("· · · · · · · ·\n".repeat(8));
  }

  @Test
  void plain_letters_are_the_text_of_the_board_itself() {
    Board board = Position.initial().board();
    assertThat(BoardText.ascii().draw(board)).isEqualTo(board.toString());
  }
}

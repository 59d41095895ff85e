package org.arbiterchess.cli.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.junit.jupiter.api.Test;

class TextBoardDrawingTest {

  private static final BoardStyle PLAIN = new BoardStyle(false, false);

  @Test
  void white_sits_at_the_bottom() {
    assertThat(new TextBoardDrawing(Position.initial().board(), PLAIN).draw())
        .isEqualTo(
            """
            8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜
            7  ♟  ♟  ♟  ♟  ♟  ♟  ♟  ♟
            6  ·  ·  ·  ·  ·  ·  ·  ·
            5  ·  ·  ·  ·  ·  ·  ·  ·
            4  ·  ·  ·  ·  ·  ·  ·  ·
            3  ·  ·  ·  ·  ·  ·  ·  ·
            2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙
            1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖
               a  b  c  d  e  f  g  h
            """);
  }

  @Test
  void black_may_sit_there_and_see_letters() {
    assertThat(
            new TextBoardDrawing(Position.initial().board(), new BoardStyle(false, true))
                .withBottom(Color.BLACK)
                .draw())
        .isEqualTo(
            """
            1  R  N  B  K  Q  B  N  R
            2  P  P  P  P  P  P  P  P
            3  .  .  .  .  .  .  .  .
            4  .  .  .  .  .  .  .  .
            5  .  .  .  .  .  .  .  .
            6  .  .  .  .  .  .  .  .
            7  p  p  p  p  p  p  p  p
            8  r  n  b  k  q  b  n  r
               h  g  f  e  d  c  b  a
            """);
  }

  @Test
  void a_culprit_is_a_culprit_whatever_else_it_is() {
    Board board = Board.EMPTY.with(Square.A1, new Piece(Color.WHITE, Role.ROOK));

    assertThat(
            new TextBoardDrawing(board, PLAIN)
                .mark(SquareSet.of(Square.A1, Square.B1, Square.H1), Mark.EVIDENCE)
                .mark(Square.B1, Mark.TO)
                .mark(Square.A1, Mark.CULPRIT)
                .mark(Square.A1, Mark.FROM)
                .draw())
        .contains("1 [♖]>·< ·  ·  ·  ·  · *·*\n");
  }

  @Test
  void of_a_move_that_no_piece_reaches_only_a_few_pieces_are_marked() {
    assertThat(refused(Position.initial(), "Nd4"))
        .contains("4  ·  ·  · >·< ·  ·  ·  ·\n", "1  ♖ *♘* ♗  ♕  ♔  ♗ *♘* ♖\n");
    assertThat(refused(Position.initial(), "e5"))
        .contains("5  ·  ·  ·  · >·< ·  ·  ·\n", "2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙\n");
    assertThat(refused(Fen.parse("4k3/8/8/8/8/8/8/NNN1K3 w - - 0 1"), "Nh8"))
        .contains("1 *♘**♘**♘* ·  ♔  ·  ·  ·\n");
    assertThat(refused(Fen.parse("4k3/8/8/8/8/8/8/NNNNK3 w - - 0 1"), "Nh8"))
        .contains("8  ·  ·  ·  ·  ♚  ·  · >·<\n", "1  ♘  ♘  ♘  ♘  ♔  ·  ·  ·\n");
  }

  private static String refused(Position position, String move) {
    Reading<Attempt> reading = position.readMove(move);
    Ruling.Illegal ruling = (Ruling.Illegal) position.rule(reading.orElseThrow());
    return new TextBoardDrawing(position.board(), PLAIN).mark(ruling).draw();
  }

  @Test
  void colour_only_repeats_what_the_marks_say() {
    String colored =
        new TextBoardDrawing(Board.EMPTY, new BoardStyle(true, false))
            .mark(Square.C3, Mark.CULPRIT)
            .draw();
    String plain = new TextBoardDrawing(Board.EMPTY, PLAIN).mark(Square.C3, Mark.CULPRIT).draw();

    assertThat(colored).contains("\u001b[1;48;5;131;38;5;231m[");
    assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", "").replaceAll(" +\n", "\n"))
        .isEqualTo(plain);
  }
}

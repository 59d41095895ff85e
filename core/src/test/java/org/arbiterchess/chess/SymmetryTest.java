package org.arbiterchess.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomPositions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

  private static final long SEED = 18_002;

  @ParameterizedTest
  @CsvSource({
    "IDENTITY, A1, B1, G8",
    "FLIP, A8, B8, G1",
    "MIRROR, H1, G1, B8",
    "ROTATE_180, H8, G8, B1",
    "ROTATE_90, A8, A7, H2",
    "ROTATE_270, H1, H2, A7",
    "DIAGONAL, A1, A2, H7",
    "ANTIDIAGONAL, H8, H7, A2",
  })
  void a1_b1_and_g8_go_where_a_wooden_board_takes_them(
      Symmetry symmetry, Square a1, Square b1, Square g8) {
    assertThat(symmetry.apply(Square.A1)).isEqualTo(a1);
    assertThat(symmetry.apply(Square.B1)).isEqualTo(b1);
    assertThat(symmetry.apply(Square.G8)).isEqualTo(g8);
  }

  @ParameterizedTest
  @EnumSource
  void the_inverse_takes_every_square_back(Symmetry symmetry) {
    EnumSet<Square> reached = EnumSet.noneOf(Square.class);
    for (Square square : Square.values()) {
      reached.add(symmetry.apply(square));
      assertThat(symmetry.inverse().apply(symmetry.apply(square))).isEqualTo(square);
    }
    assertThat(reached).hasSize(64);
  }

  @Test
  void two_quarter_turns_are_half_a_turn() {
    for (Square square : Square.values()) {
      Square half = Symmetry.ROTATE_180.apply(square);
      assertThat(Symmetry.ROTATE_90.apply(Symmetry.ROTATE_90.apply(square))).isEqualTo(half);
      assertThat(Symmetry.FLIP.apply(Symmetry.MIRROR.apply(square))).isEqualTo(half);
    }
  }

  @Test
  void a_transformed_board_has_each_piece_on_its_new_square() {
    int boards = 0;
    for (Position position : RandomPositions.classical(SEED, 300)) {
      Board board = position.board();
      for (Symmetry symmetry : Symmetry.values()) {
        Board moved = board.transform(symmetry);
        assertThat(Arrays.asList(Square.values()))
            .allMatch(s -> moved.pieceAt(symmetry.apply(s)).equals(board.pieceAt(s)));
        assertThat(moved.transform(symmetry.inverse())).isEqualTo(board);
        boards++;
      }
      assertThat(board.swapColors().squaresOf(Color.WHITE)).isEqualTo(board.squaresOf(Color.BLACK));
      assertThat(board.swapColors().swapColors()).isEqualTo(board);
    }
    System.out.println(boards + " transformed boards, seed " + SEED);
  }
}

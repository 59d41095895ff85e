package org.arbiterchess.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomPositions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialTest {

  private static final long SEED = 18_005;

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, 39, 39, KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP",
    "4k2r/8/8/8/8/8/4P3/R3K3, 6, 5, KRPvKR",
    "4k3/8/8/3n4/8/8/8/QB2K3, 12, 3, KQBvKN",
    "4k3/8/8/8/8/8/8/4K3, 0, 0, KvK",
  })
  void pieces_have_their_usual_value(String placement, int white, int black, String name) {
    Material material = Fen.parse(placement + " w - - 0 1").material();
    assertThat(material.points(Color.WHITE)).isEqualTo(white);
    assertThat(material.points(Color.BLACK)).isEqualTo(black);
    assertThat(material.difference(Color.WHITE)).isEqualTo(white - black);
    assertThat(material.difference(Color.BLACK)).isEqualTo(black - white);
    assertThat(material).hasToString(name);
  }

  @Test
  void a_board_without_pieces_has_no_material() {
    Material none = Board.EMPTY.material();
    assertThat(none).hasToString("v");
    assertThat(none.count(Color.WHITE)).isZero();
    assertThat(Board.EMPTY.pieces()).isEmpty();
  }

  @Test
  void the_difference_of_a_role_counts_from_one_side() {
    Material material = Fen.parse("4k3/8/8/3n4/8/8/PP6/4K3 w - - 0 1").material();
    assertThat(material.difference(Color.WHITE, Role.PAWN)).isEqualTo(2);
    assertThat(material.difference(Color.WHITE, Role.KNIGHT)).isEqualTo(-1);
    assertThat(material.difference(Color.BLACK, Role.KNIGHT)).isEqualTo(1);
  }

  @Test
  void a_list_of_pieces_goes_from_a1_to_h8() {
    Board board = Fen.parse("4k3/8/8/3n4/8/8/PP6/4K3 w - - 0 1").board();
    Piece pawn = new Piece(Color.WHITE, Role.PAWN);
    PlacedPiece king = new Piece(Color.WHITE, Role.KING).on(Square.E1);
    assertThat(board.pieces(Color.WHITE))
        .isEqualTo(List.of(king, pawn.on(Square.A2), pawn.on(Square.B2)));
    assertThat(board.pieces()).hasSize(5).startsWith(king);
  }

  @Test
  void lists_counts_and_squares_agree() {
    List<Position> positions = RandomPositions.classical(SEED, 1000);
    for (Position position : positions) {
      Board board = position.board();
      Material material = position.material();
      assertThat(Board.of(board.pieces())).isEqualTo(board);
      for (Color color : Color.values()) {
        assertThat(board.pieces(color)).hasSize(material.count(color));
        assertThat(board.pieces(color).stream().map(PlacedPiece::square).toList())
            .isEqualTo(board.squaresOf(color).stream().toList());
        for (Role role : Role.values()) {
          long listed = board.pieces(color).stream().filter(p -> p.role() == role).count();
          assertThat((long) material.count(color, role))
              .isEqualTo(listed)
              .isEqualTo(position.count(color, role));
        }
      }
      for (Role role : Role.values()) {
        assertThat(board.squaresOf(role)).isEqualTo(position.squaresOf(role));
      }
      assertThat(board.swapColors().material().difference(Color.WHITE))
          .isEqualTo(material.difference(Color.BLACK));
      assertThat(board.transform(Symmetry.ROTATE_90).material())
          .isEqualTo(material)
          .hasSameHashCodeAs(material);
    }
    System.out.println(positions.size() + " positions, seed " + SEED);
  }
}

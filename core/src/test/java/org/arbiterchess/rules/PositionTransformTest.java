package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.chess.Symmetry;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests flipped, mirrored and rotated positions. */
class PositionTransformTest {

  private static final long SEED = 18_006;
  private static final int COUNT = SoakMode.count(500, 10_000);

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pp1ppppp/8/8/2pPP3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 3,"
        + "rnbqkbnr/ppp2ppp/8/2Ppp3/8/8/PP1PPPPP/RNBQKBNR w KQkq d6 0 3,"
        + "rnbkqbnr/ppppp1pp/8/8/3PPp2/8/PPP2PPP/RNBKQBNR b - e3 0 3",
    "r3k3/8/8/8/8/8/P7/4K2R w Kq - 7 30,"
        + "4k2r/p7/8/8/8/8/8/R3K3 b Qk - 7 30,"
        + "3k3r/8/8/8/8/8/7P/R2K4 w - - 7 30",
  })
  void a_position_is_flipped_and_mirrored(String fen, String flipped, String mirrored) {
    Position position = Fen.parse(fen);
    assertThat(Fen.write(position.flip())).isEqualTo(flipped);
    assertThat(Fen.write(position.mirror())).isEqualTo(mirrored);
    assertThat(position.rotate()).isEqualTo(position.flip().mirror());
    assertThat(position.rotate()).isEqualTo(position.mirror().flip());
  }

  @Test
  void a_mirrored_chess960_king_keeps_its_rooks() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1", Variant.CHESS960);
    Position mirrored = position.mirror();
    assertThat(mirrored.castlingRooks()).hasToString("[a1, g1]");
    assertThat(mirrored.legalMoves()).filteredOn(Move::isCastling).isNotEmpty();
    assertThat(mirrored.mirror()).isEqualTo(position);
  }

  @Test
  void a_flipped_position_has_the_same_moves_flipped() {
    List<Position> positions = positions();
    for (Position position : positions) {
      Position flipped = position.flip();
      assertThat(flipped.flip()).isEqualTo(position);
      assertThat(moves(flipped, Symmetry.FLIP)).isEqualTo(moves(position, Symmetry.IDENTITY));
      assertThat(perft(flipped)).isEqualTo(perft(position));
      assertThat(flipped.isCheckmate()).isEqualTo(position.isCheckmate());
      assertThat(flipped.castlingRooks().transform(Symmetry.FLIP))
          .isEqualTo(position.castlingRooks());
    }
    System.out.println(positions.size() + " flipped positions, seed " + SEED);
  }

  @Test
  void a_mirrored_or_rotated_position_has_the_same_moves_except_castling() {
    List<Position> positions = positions();
    for (Position position : positions) {
      List<String> moves = moves(position, Symmetry.IDENTITY);
      assertThat(moves(position.mirror(), Symmetry.MIRROR)).isEqualTo(moves);
      assertThat(moves(position.rotate(), Symmetry.ROTATE_180)).isEqualTo(moves);
      Position without = withoutCastling(position);
      assertThat(perft(without.mirror())).isEqualTo(perft(without));
      assertThat(perft(without.rotate())).isEqualTo(perft(without));
      assertThat(without.mirror().mirror()).isEqualTo(without);
      assertThat(without.rotate().rotate()).isEqualTo(without);
      boolean keepsRights = position.variant() == Variant.CHESS960;
      assertThat(position.mirror().castlingRooks().size())
          .isEqualTo(keepsRights ? position.castlingRooks().size() : 0);
    }
    System.out.println(positions.size() + " mirrored positions, seed " + SEED);
  }

  private static List<Position> positions() {
    List<Position> positions = new ArrayList<>(RandomPositions.classical(SEED, COUNT));
    positions.addAll(RandomPositions.chess960(SEED, COUNT));
    return positions;
  }

  /**
   * All moves except castling, in alphabetical order. The symmetry is applied to the squares of
   * each move.
   */
  private static List<String> moves(Position position, Symmetry symmetry) {
    Stream<Move> moves = position.legalMoves().stream().filter(move -> !move.isCastling());
    return moves
        .map(
            move ->
                ("" + symmetry.apply(move.from()) + symmetry.apply(move.to()))
                    + (move.promotion().map(Enum::toString).orElse("") + move.isEnPassant()))
        .sorted()
        .toList();
  }

  private static long perft(Position position) {
    return Perft.count(position, 2, false);
  }

  private static Position withoutCastling(Position position) {
    Setup setup = position.setup();
    return Position.of(
        new Setup(
            setup.variant(),
            setup.board(),
            setup.turn(),
            SquareSet.EMPTY,
            setup.enPassant(),
            setup.halfmoveClock(),
            setup.fullmoveNumber()));
  }
}

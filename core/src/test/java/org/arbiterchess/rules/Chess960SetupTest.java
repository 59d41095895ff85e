package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the 960 starting positions against their standard numbering. */
class Chess960SetupTest {

  @ParameterizedTest
  @CsvSource({
    "0, BBQNNRKR",
    "1, BQNBNRKR",
    "16, BBNQNRKR",
    "518, RNBQKBNR",
    "534, RNBKQBNR",
    "959, RKRNNQBB"
  })
  void the_known_numbers_give_the_known_arrays(int number, String array) {
    assertThat(firstRank(Position.chess960(number))).isEqualTo(array);
  }

  @Test
  void all_960_differ_and_keep_the_king_between_its_rooks_and_the_bishops_on_both_colours() {
    Set<String> arrays = new HashSet<>();
    for (int number = 0; number < 960; number++) {
      Position position = Position.chess960(number);
      String array = firstRank(position);
      arrays.add(array);
      assertThat(array.indexOf('R')).isLessThan(array.indexOf('K'));
      assertThat(array.lastIndexOf('R')).isGreaterThan(array.indexOf('K'));
      assertThat((array.indexOf('B') + array.lastIndexOf('B')) % 2).isEqualTo(1);
      assertThat(position.castlingRooks().size()).isEqualTo(4);
      assertThat(position.count(Color.BLACK, Role.PAWN)).isEqualTo(8);
    }
    assertThat(arrays).hasSize(960);
  }

  @Test
  void the_classical_start_is_number_518() {
    assertThat(Position.initial().board()).isEqualTo(Position.chess960(518).board());
  }

  @Test
  void a_number_that_is_none_is_named_in_the_refusal() {
    assertThatThrownBy(() -> Position.chess960(960))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("960");
  }

  private static String firstRank(Position position) {
    StringBuilder array = new StringBuilder();
    for (File file : File.values()) {
      Piece white = position.pieceAt(Square.of(file, Color.WHITE.backRank())).orElseThrow();
      Piece black = position.pieceAt(Square.of(file, Color.BLACK.backRank())).orElseThrow();
      assertThat(white.role()).isEqualTo(black.role());
      array.append(white.symbol());
    }
    return array.toString();
  }
}

package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Chess960FenTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // number | X-FEN | Shredder-FEN castling field; the numbers follow the standard numbering
        // of starting positions
        "518 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | HAha",
        "0   | bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1 | HFhf",
        "959 | rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1 | CAca",
      })
  void an_array_is_written_both_ways(int number, String xFen, String files) {
    Position position = Position.chess960(number);

    assertThat(Fen.write(position)).isEqualTo(xFen);
    assertThat(Fen.write(position, Fen.Style.SHREDDER)).isEqualTo(xFen.replace("KQkq", files));
  }

  @Test
  void all_arrays_are_read_as_they_are_written() {
    Set<String> written = new HashSet<>();
    for (int number = 0; number < 960; number++) {
      Position position = Position.chess960(number);
      for (Fen.Style style : new Fen.Style[] {Fen.Style.STANDARD, Fen.Style.SHREDDER}) {
        String fen = Fen.write(position, style);
        assertThat(Fen.parse(fen, Variant.CHESS960)).as(fen).isEqualTo(position);
      }
      written.add(Fen.write(position));
    }
    assertThat(written).hasSize(960);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // input | X-FEN | Shredder-FEN; in the input, K or Q means the outermost rook on that side
        "Q  | Q | A",
        "A  | Q | A",
        "B  | B | B",
        "K  | K | G",
        "G  | K | G",
        "F  | F | F",
        "FB | FB | FB",
        "BK | KB | GB",
      })
  void a_file_letter_is_written_only_where_the_side_is_ambiguous(
      String read, String xFen, String shredder) {
    String board = "4k3/8/8/8/8/8/8/RR2KRR1 w ";
    Position position = Fen.parse(board + read + " - 0 1", Variant.CHESS960);

    assertThat(Fen.write(position)).isEqualTo(board + xFen + " - 0 1");
    assertThat(Fen.write(position, Fen.Style.SHREDDER)).isEqualTo(board + shredder + " - 0 1");
    assertThat(Fen.parse(board + xFen + " - 0 1", Variant.CHESS960)).isEqualTo(position);
  }

  @Test
  void the_outermost_rook_is_meant_whatever_stands_between() {
    Position position = Fen.parse("2r1kr1r/8/8/8/8/8/8/R2K1N1R b KQkq - 0 1", Variant.CHESS960);

    assertThat(position.castlingRooks())
        .isEqualTo(SquareSet.of(Square.A1, Square.H1, Square.C8, Square.H8));
  }

  @Test
  void classical_chess_has_no_file_letters_since_its_reader_refuses_them() {
    assertThat(Fen.write(Position.initial(), Fen.Style.SHREDDER))
        .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  @Test
  void the_example_of_the_guidelines_is_read() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", Variant.CHESS960);

    assertThat(position.castlingRooks()).isEqualTo(SquareSet.of(Square.B1));
    assertThat(Fen.write(position)).isEqualTo("4k3/8/8/8/8/8/8/rRK5 w Q - 0 1");
  }
}

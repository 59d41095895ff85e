package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the offsets at which problems are reported. The expected offsets were counted by hand. */
class FenProblemTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // placement
        "4k3/8/8/8/8/8/8/4K2 w - - 0 1            | placement 16",
        "4k3/8/8/8/8/8/8/4K4 w - - 0 1            | placement 16",
        "4k3/8/8/8/8/8/4K3 w - - 0 1              | placement 0",
        "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1          | placement 0",
        "4k3/8/8/44/8/8/8/4K3 w - - 0 1           | placement 8",
        "4k3/8/9/8/8/8/8/4K3 w - - 0 1            | placement 6",
        "4k3/8/8/8/0/8/8/4K3 w - - 0 1            | placement 10",
        "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1          | placement 9",
        "4k3/8//8/8/8/8/4K3 w - - 0 1             | placement 6",
        "4k3/8/8/8/8/8/8/8 w - - 0 1              | placement 0",
        "8/8/8/8/8/8/8/4K3 w - - 0 1              | placement 0",
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1           | placement 18",
        "2k1k3/8/8/8/8/8/8/4K3 w - - 0 1          | placement 3",
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1           | placement 0",
        "4k2p/8/8/8/8/8/8/4K3 w - - 0 1           | placement 3",
        "4k3/8/8/8/8/8/8/p3K2P w - - 0 1          | placement 16, placement 20",
        // turn
        "4k3/8/8/8/8/8/8/4K3 W - - 0 1            | turn 20",
        "4k3/8/8/8/8/8/8/4K3 white - - 0 1        | turn 20",
        "4k3/8/8/8/8/8/8/4K3 - - - 0 1            | turn 20",
        "4k3/8/8/8/8/8/8/K3R3 w - - 0 1           | turn 21",
        "4k3/8/8/8/8/8/8/4r2K b - - 0 1           | turn 21",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1             | turn 19",
        // castling
        "4k3/8/8/8/8/8/8/4K2R w Q - 0 1           | castling 23",
        "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1          | castling 23",
        "r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1    | castling 27",
        "r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1     | castling 26, castling 27",
        "4k3/8/8/8/8/8/8/4K2R w KK - 0 1          | castling 24",
        "4k3/8/8/8/8/8/8/4K2R w K- - 0 1          | castling 24",
        "4k3/8/8/8/8/8/8/4K2R w X - 0 1           | castling 23",
        "4k3/8/8/8/8/8/8/4K2R w H - 0 1           | castling 23",
        "4k2r/8/8/8/8/8/8/4K2R w Kk0 - 0 1        | castling 26",
        // en passant
        "4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1         | enPassant 26",
        "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1         | enPassant 26",
        "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1         | enPassant 26",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1           | enPassant 24",
        "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1       | enPassant 28",
        "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1       | enPassant 28",
        "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1         | enPassant 26",
        "4k3/8/8/8/8/8/8/4K3 w - E6 0 1           | enPassant 24",
        "4k3/8/8/8/8/8/8/4K3 w - i6 0 1           | enPassant 24",
        "4k3/8/8/8/8/8/8/4K3 w - -- 0 1           | enPassant 24",
        // counters
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1           | halfmoveClock 26",
        "4k3/8/8/8/8/8/8/4K3 w - - +1 1           | halfmoveClock 26",
        "4k3/8/8/8/8/8/8/4K3 w - - 10000 1        | halfmoveClock 26",
        "4k3/8/8/8/8/8/8/4K3 w - - x 1            | halfmoveClock 26",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0            | fullmoveNumber 28",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 10000        | fullmoveNumber 28",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1.           | fullmoveNumber 28",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999 | fullmoveNumber 28",
        // the text as a whole
        "4k3/8/8/8/8/8/8/4K3                      | text 0",
        "4k3/8/8/8/8/8/8/4K3 w -                  | text 0",
        "4k3/8/8/8/8/8/8/4K3 w - - 0              | text 0",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra      | text 30",
        "4k3/8/8/8/8/8/8/4K3  w - - 0 1           | text 19",
        "` 4k3/8/8/8/8/8/8/4K3 w - - 0 1`         | text 0",
        "`4k3/8/8/8/8/8/8/4K3 w - - 0 1 `         | text 29",
        "`4k3/8/8/8/8/8/8/4K3\tw - - 0 1`         | text 19",
        "`4k3/8/8/8/8/8/8/4K3 w - - 0 1\n`        | text 29",
        // operations
        "4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; id x   | text 38",
        "4k3/8/8/8/8/8/8/4K3 w - - id \"x;        | text 29",
        "4k3/8/8/8/8/8/8/4K3 w - - hmvc 1 2;      | text 26",
        "4k3/8/8/8/8/8/8/4K3 w - - hmvc x;        | halfmoveClock 31",
        "4k3/8/8/8/8/8/8/4K3 w - - fmvn 0;        | fullmoveNumber 31",
        "4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; 7 x;   | text 34",
      })
  void is_found_in_its_field_at_its_offset(String fen, String expected) {
    assertThat(String.join(", ", places(fen, Variant.CLASSICAL))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/RR2K3 w QB - 0 1   | castling 25",
        "4k3/8/8/8/8/8/8/RR2K3 w BA - 0 1   | castling 25",
        "4k3/8/8/8/8/8/8/1R2K3 w QB - 0 1   | castling 25",
        "4k3/8/8/8/8/8/8/1R2K3 w K - 0 1    | castling 24",
        "4k3/8/8/8/8/8/8/1R2K3 w A - 0 1    | castling 24",
        "4k3/8/8/8/8/8/4K3/1R6 w Q - 0 1    | castling 24",
        "4k3/8/8/8/8/8/4K3/1R6 w B - 0 1    | castling 24",
        "4k3/8/8/8/8/8/8/1R2K3 w I - 0 1    | castling 24",
        "4k3/8/8/8/8/8/8/1R2K3 w b - 0 1    | castling 24",
      })
  void is_found_in_chess960(String fen, String expected) {
    assertThat(String.join(", ", places(fen, Variant.CHESS960))).isEqualTo(expected);
  }

  @Test
  void all_problems_come_at_once_in_the_order_of_the_text() {
    String fen = "P3k3/8/8/8/8/8/8/Q3K1R1  w KX e5 -1 0";
    //            0                        25 28 31 34
    assertThat(places(fen, Variant.CLASSICAL))
        .containsExactly(
            "placement 0",
            "text 23",
            "castling 27",
            "castling 28",
            "enPassant 30",
            "halfmoveClock 33",
            "fullmoveNumber 36");
  }

  @Test
  void a_placement_that_cannot_be_read_silences_only_what_needs_it() {
    assertThat(places("4k3/8/8/8/8/8/8/4Z3 w KZ e5 x 0", Variant.CLASSICAL))
        .containsExactly(
            "placement 17", "castling 23", "enPassant 25", "halfmoveClock 28", "fullmoveNumber 30");
  }

  @Test
  void a_side_to_move_that_cannot_be_read_silences_only_what_needs_it() {
    assertThat(places("4k2P/8/8/8/8/8/8/4K3 x K e5 0 1", Variant.CLASSICAL))
        .containsExactly("placement 3", "turn 21", "castling 23", "enPassant 25");
  }

  @Test
  void file_letters_in_classical_chess_are_refused_with_a_hint() {
    Problem problem = problems("4k3/8/8/8/8/8/8/4K2R w H - 0 1", Variant.CLASSICAL).get(0);

    assertThat(problem.found()).hasToString("H");
    assertThat(problem.expected().toString()).contains("Chess960");
  }

  @Test
  void letters_that_only_look_like_pieces_are_shown() {
    Problem cyrillic = problems("4k3/8/8/8/8/8/8/4\u041A3 w - - 0 1", Variant.CLASSICAL).get(0);
    Problem space = problems("4k3/8/8/8/8/8/8/4K3\u00A0w - - 0 1", Variant.CLASSICAL).get(0);

    assertThat(cyrillic.offset()).isEqualTo(17);
    assertThat(cyrillic.found()).hasToString("\u041A");
    assertThat(space.place()).isEqualTo("text");
  }

  @Test
  void what_is_found_is_cut_short_and_cannot_command_a_terminal() {
    String longTurn = "\u001b[31m" + "x".repeat(1000);
    Problem problem =
        problems("4k3/8/8/8/8/8/8/4K3 " + longTurn + " - - 0 1", Variant.CLASSICAL).get(0);

    assertThat(problem.found().toString()).doesNotContain("\u001b").hasSizeLessThan(60);
  }

  @Test
  void a_megabyte_is_refused_for_its_length() {
    String much = "4k3/".repeat(250_000);

    assertThat(places(much, Variant.CLASSICAL)).containsExactly("text 8192");
    assertThat(Fen.readLeniently(much, Variant.CLASSICAL)).isInstanceOf(Reading.Invalid.class);
  }

  private static List<Problem> problems(String fen, Variant variant) {
    return Fen.read(fen, variant).problems();
  }

  private static List<String> places(String fen, Variant variant) {
    List<String> places = new ArrayList<>();
    for (Problem problem : problems(fen, variant)) {
      places.add(problem.place() + " " + problem.offset());
    }
    return places;
  }
}

package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.language.Said;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LenientFenTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR |"
            + " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k2r/8/8/8/8/8/8/R3K1R1 | 4k2r/8/8/8/8/8/8/R3K1R1 w Qk - 0 1",
        "r3k3/8/8/8/8/8/8/4RK2 | r3k3/8/8/8/8/8/8/4RK2 b q - 0 1",
        "4k3/8/8/8/8/8/8/4K3 b | 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3_b_-_-_5_9 | 4k3/8/8/8/8/8/8/4K3 b - - 5 9",
        "`  4k3/8/8/8/8/8/8/4K3 \t b   -  - 5 9\n` | 4k3/8/8/8/8/8/8/4K3 b - - 5 9",
        "4k3/8/8/8/8/8/8/4K3 B - - 5 9 | 4k3/8/8/8/8/8/8/4K3 b - - 5 9",
        "4k3/8/8/8/8/8/8/4K3 Black - - 5 9 | 4k3/8/8/8/8/8/8/4K3 b - - 5 9",
        "4k3/8/8/8/8/8/8/4K3 red - - 5 9 | 4k3/8/8/8/8/8/8/4K3 w - - 5 9",
        "4k3/8/8/8/8/8/8/4K3 - - 5 9 | 4k3/8/8/8/8/8/8/4K3 w - - 5 9",
        "4k3/8/8/8/8/8/8/4K3 b 5 9 | 4k3/8/8/8/8/8/8/4K3 b - - 5 9",
        "4k3/8/8/8/8/8/8/4K3 w - - -5 0 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 99999 x | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 3 | 4k3/8/8/8/8/8/8/4K3 w - - 3 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 3 4 and more | 4k3/8/8/8/8/8/8/4K3 w - - 3 4",
        "4k3/8/8/8/8/8/8/4K3 w - - id `x`; hmvc 7; | 4k3/8/8/8/8/8/8/4K3 w - - 7 1",
        "4k3/8/8/44/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1 | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1 | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w QQK - 0 1 | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w KxQ - 0 1 | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - E6 0 1 | 4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1 | 4k3/8/8/4p3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - zz 0 1 | 4k3/8/8/4p3/8/8/8/4K3 w - - 0 1",
        "4k3/8/\u200b8/8/8/8/8/R\ufeff3K3 \ufeffw \ufeff Q\ufeff - 0 1 | 4k3/8/8/8/8/8/8/R3K3 w Q -"
            + " 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w \u2013 \u2014 0 1 | 4k3/8/8/4p3/8/8/8/4K3 w - - 0 1",
      })
  void what_people_paste_is_read_and_something_is_forgiven(String text, String fen) {
    Reading.Valid<Position> valid =
        (Reading.Valid<Position>) Fen.readLeniently(text.replace('`', '"'), Variant.CLASSICAL);

    assertThat(Fen.write(valid.value())).isEqualTo(fen);
    assertThat(valid.forgiven()).allMatch(remark -> remark.toString().endsWith("."));
    boolean operationsOnly = text.contains(";");
    assertThat(valid.forgiven().isEmpty()).isEqualTo(operationsOnly);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - - 5 9"
      })
  void nothing_is_forgiven_where_nothing_is_wrong(String fen) {
    Reading.Valid<Position> valid =
        (Reading.Valid<Position>) Fen.readLeniently(fen, Variant.CLASSICAL);

    assertThat(Fen.write(valid.value())).isEqualTo(fen);
    assertThat(valid.forgiven()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - id \"bare kings\";"})
  void the_counters_that_strict_reading_assumes_are_not_forgiven(String fourFields) {
    Reading.Valid<Position> valid =
        (Reading.Valid<Position>) Fen.readLeniently(fourFields, Variant.CLASSICAL);

    assertThat(Fen.write(valid.value())).isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(valid.forgiven()).isEmpty();
  }

  @Test
  void each_thing_forgiven_is_told() {
    Reading.Valid<Position> valid =
        (Reading.Valid<Position>)
            Fen.readLeniently("r3k3/8/8/8/8/8/8/4K2R W KQq e3 x", Variant.CLASSICAL);

    assertThat(valid.forgiven())
        .extracting(Said::toString)
        .containsExactly(
            "The side to move W was read as w.",
            "The castling letter Q was dropped.",
            "The en passant square e3 was dropped.",
            "The halfmove clock x was read as 0.",
            "The move number was missing: 1 was assumed.");
  }

  @Test
  void the_side_in_check_is_to_move_where_none_is_named() {
    Reading.Valid<Position> valid =
        (Reading.Valid<Position>) Fen.readLeniently("4k3/8/8/8/8/8/8/4RK2", Variant.CLASSICAL);

    assertThat(valid.forgiven())
        .extracting(Said::toString)
        .contains("The side to move was missing: black was assumed, because black is in check.");
  }

  @Test
  void in_chess960_no_castling_is_inferred() {
    Reading.Valid<Position> valid =
        (Reading.Valid<Position>)
            Fen.readLeniently("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", Variant.CHESS960);

    assertThat(valid.value().castlingRooks().isEmpty()).isTrue();
    assertThat(valid.forgiven())
        .extracting(Said::toString)
        .contains("The castling rights were missing: none were assumed.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K2 w - - 0 1    | placement 16",
        "4k3/8/8/8/8/8/8/8 w - - 0 1      | placement 0",
        "4k2P/8/8/8/8/8/8/4K3             | placement 3",
        "4k3/8/8/8/8/8/8/4RK2 w - - 0 1   | turn 21",
        "4k3/8/8/8/8/8/r3R3/r3K3          | turn 0",
        "hello                            | placement 0, placement 0",
        "''                               | text 0",
      })
  void what_cannot_be_guessed_is_refused(String text, String expected) {
    List<Problem> problems = Fen.readLeniently(text, Variant.CLASSICAL).problems();

    assertThat(problems)
        .extracting(problem -> problem.place() + " " + problem.offset())
        .containsExactly(expected.split(", "));
  }
}

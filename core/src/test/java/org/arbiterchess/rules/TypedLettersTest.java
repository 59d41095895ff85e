package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedLettersTest {

  private static final String GERMAN = "KDTLS";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sf3 | Nf3",
        "sf3 | Nf3",
        "1. Sf3 | Nf3",
        "Nf3 | Nf3",
        "S f3 | malformed",
        "e4 | e4",
        "d4 | d4",
        "D4 | d4",
        "Lf1-b5 | Bxb5",
        "Bauer | malformed",
        "Sf | malformed",
      })
  void typed_letters_are_german_or_english(String typed, String expected) {
    Position position = Fen.parse("rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2");

    assertThat(read(GERMAN, position, typed)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dxe5 | dxe5",
        "Dxe5 | Qxe5+",
        "dd3 | Qd3",
        "Dd3 | Qd3",
        "b8D | b8=Q+",
        "b8=s | b8=N",
        "b8=Q | b8=Q+",
        "dd5 | d5",
        "D4D5 | d5",
        "D4-D5 | d5",
        "D4XE5 | dxe5",
        "SXE5 | Ne5",
        "DXE5 | ambiguous",
        "B8D | b8=Q+",
        "B7B8S | b8=N",
        "Lg2 | Bg2",
        "Te1 | Re1",
        "Kf2 | Kf2",
      })
  void a_lower_case_letter_is_a_file_where_it_can_be(String typed, String expected) {
    Position position = Fen.parse("4k3/1P6/8/4p3/3P4/8/4Q3/R4K1B w - - 0 1");

    assertThat(read(GERMAN, position, typed)).isEqualTo(expected);
  }

  @Test
  void in_capitals_the_first_letter_may_be_a_file_or_the_queen() {
    Position position = Fen.parse("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPQPPP/RNB1KBNR w KQkq - 0 1");

    assertThat(read(GERMAN, position, "D2D4")).isEqualTo("d4");
    assertThat(read(GERMAN, position, "D2D3")).isEqualTo("ambiguous");
    assertThat(read(GERMAN, position, "D2d3")).isEqualTo("Qd3");
    assertThat(read(GERMAN, position, "DD3")).isEqualTo("ambiguous");
    assertThat(read(GERMAN, position, "d2d3")).isEqualTo("d3");
    assertThat(read(GERMAN, position, "dd3")).isEqualTo("ambiguous");
    Position queenOnD2 = Fen.parse("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1");
    assertThat(read(GERMAN, queenOnD2, "D2D4")).isEqualTo("Qd4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bb5", "Bb5", "BB5", "b5", "nf3", "NF3", "bxc6", "e8d", "Sf3"})
  void english_moves_are_read_as_in_every_other_command(String typed) {
    Position position =
        Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p3/1P2P3/8/P1PP1PPP/RNBQKBNR w KQkq - 0 3");

    assertThat(position.readMove(typed, Texts.english())).isEqualTo(position.readMove(typed));
  }

  @Test
  void moves_are_written_with_the_letters_of_texts_that_want_their_own() {
    Texts german = Texts.of("de").orElseThrow();

    assertThat(german.moves("12... Nbxd7+")).isEqualTo("12... Nbxd7+");
    assertThat(german.withOwnLetters().moves("12... Nbxd7+ 13. Bb5 O-O 14. exd8=Q#"))
        .isEqualTo("12... Sbxd7+ 13. Lb5 O-O 14. exd8=D#");
    assertThat(Texts.english().withOwnLetters().moves("Kf1 Rad1")).isEqualTo("Kf1 Rad1");
  }

  private static String read(String letters, Position position, String typed) {
    MoveTextReader.Meaning meaning = MoveTextReader.typed(position, typed, letters);
    if (meaning.reading() instanceof Reading.Valid<Attempt> understood) {
      return San.write(position, understood.value());
    }
    return meaning.isMalformed() ? "malformed" : "ambiguous";
  }
}

package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the spoken moves for screen readers with corpus/spoken.csv. */
class SpokenMoveTest {

  @TestFactory
  List<DynamicTest> a_move_is_told_in_both_languages() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Csv.Row row : Corpus.rows(Corpus.path("spoken.csv"))) {
      String name = "line " + row.line() + ": " + row.get("english");
      tests.add(DynamicTest.dynamicTest(name, () -> assertSpoken(row)));
    }
    System.out.println("corpus/spoken.csv: " + tests.size() + " cases in two languages");
    return tests;
  }

  private static void assertSpoken(Csv.Row row) {
    Variant variant = Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT));
    Position position = Fen.parse(row.get("fen"), variant);
    Move move = position.parseMove(row.get("move"));
    assertThat(position.spoken(move, Texts.english())).isEqualTo(row.get("english"));
    assertThat(position.spoken(move, Texts.of("de").orElseThrow())).isEqualTo(row.get("german"));
  }

  @Test
  void a_move_of_another_position_is_not_told() {
    Move e4 = Position.initial().parseMove("e4");
    Position other = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThatIllegalArgumentException().isThrownBy(() -> other.spoken(e4, Texts.english()));
  }

  @Test
  void a_piece_is_named_with_its_colour() {
    Piece queen = new Piece(Color.BLACK, Role.QUEEN);
    Piece knight = new Piece(Color.WHITE, Role.KNIGHT);
    assertThat(Texts.english().name(queen)).isEqualTo("black queen");
    assertThat(Texts.english().name(knight)).isEqualTo("white knight");
    assertThat(Texts.of("de").orElseThrow().name(queen)).isEqualTo("schwarze Dame");
    assertThat(Texts.of("de").orElseThrow().name(knight)).isEqualTo("weißer Springer");
  }
}

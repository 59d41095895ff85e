package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests the remarks about parsed input and position setups in every language, and compares the
 * German ones with corpus/german/input-remarks.csv.
 */
class InputRemarkTranslationsTest {

  private static final Texts GERMAN = Texts.of("de").orElseThrow();

  /** A sentence and the remarks that it consists of. */
  private record Spoken(String sentence, List<Said> remarks) {}

  private static List<Csv.Row> rows() {
    return Corpus.rows(Corpus.path("german/input-remarks.csv"));
  }

  private static List<Spoken> said(Csv.Row row) {
    Variant variant = Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT));
    String fen = row.get("fen");
    String text = row.get("text");
    Position position = fen.isEmpty() ? Position.initial() : Fen.parse(fen, variant);
    return switch (row.get("reader")) {
      case "fen" -> problems(Fen.read(text, variant));
      case "lenient" -> problems(Fen.readLeniently(text, variant));
      case "forgiven" ->
          remarks(((Reading.Valid<Position>) Fen.readLeniently(text, variant)).forgiven());
      case "notes" -> remarks(((Reading.Valid<Position>) Fen.read(text, variant)).notes());
      case "san" -> problems(San.read(position, text));
      case "long" -> problems(LongAlgebraic.read(position, text));
      case "uci" -> problems(Uci.read(position, text));
      case "time" -> problems(TimeControl.read(text));
      default -> throw new IllegalArgumentException("no reader " + row.get("reader"));
    };
  }

  private static List<Spoken> problems(Reading<?> reading) {
    List<Spoken> said = new ArrayList<>();
    for (Problem problem : reading.problems()) {
      said.add(new Spoken(problem.message(GERMAN), List.of(problem.found(), problem.expected())));
    }
    return said;
  }

  private static List<Spoken> remarks(List<Said> remarks) {
    List<Spoken> said = new ArrayList<>();
    for (Said remark : remarks) {
      said.add(new Spoken(remark.in(GERMAN), List.of(remark)));
    }
    return said;
  }

  @TestFactory
  List<DynamicTest> what_is_wrong_with_a_text_is_said_in_german() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Csv.Row row : rows()) {
      String name = "line " + row.line() + ": " + row.get("reader") + " " + row.get("text");
      tests.add(
          DynamicTest.dynamicTest(
              name,
              () ->
                  assertThat(said(row))
                      .extracting(Spoken::sentence)
                      .contains(row.get("sentence"))));
    }
    System.out.println("corpus/german/input-remarks.csv: " + tests.size() + " cases");
    return tests;
  }

  @Test
  void every_kind_of_problem_and_note_is_in_the_table() {
    Set<InputText> missing = EnumSet.range(InputText.VERBATIM, InputText.SOME_MINUTES);
    for (Csv.Row row : rows()) {
      for (Spoken said : said(row)) {
        if (said.sentence().equals(row.get("sentence"))) {
          said.remarks().forEach(remark -> missing.remove(remark.key()));
        }
      }
    }
    assertThat(missing).as("not from a text").containsExactly(InputText.SQUARE_ON_RANK);
  }

  @Test
  void what_keeps_a_setup_from_being_played_is_said_with_its_field() {
    Board kings =
        Board.of(
            List.of(
                new Piece(Color.WHITE, Role.KING).on(Square.E1),
                new Piece(Color.BLACK, Role.KING).on(Square.E8)));
    Setup setup =
        new Setup(
            Variant.CLASSICAL, kings, Color.WHITE, SquareSet.EMPTY, Square.ofName("e3"), -1, 1);
    List<Problem> problems = setup.problems();
    assertThat(problems).extracting(Problem::square).contains(Square.ofName("e3"));
    assertThat(problems)
        .extracting(problem -> problem.message(GERMAN))
        .containsExactly(
            "En-passant-Feld – gefunden: e3, obwohl Weiß am Zug ist; erwartet: ein Feld auf der 6."
                + " Reihe.",
            "Halbzugzähler – gefunden: -1; erwartet: eine Zahl von 0 bis 9999.");
    assertThat(problems)
        .extracting(problem -> problem.message(Texts.english()))
        .containsExactly(
            "En passant square: found e3 with white to move, expected a square on rank 6.",
            "Halfmove clock: found -1, expected a number from 0 to 9999.");
  }

  @Test
  void the_same_is_said_in_english() {
    Reading<Position> reading = Fen.read("4k3/8/8/8/8/8/8/4K2R w KK - 0 1");
    assertThat(reading.problems())
        .extracting(problem -> problem.message(Texts.english()))
        .containsExactly(
            "Castling rights, character 25: found K again, expected each letter once.");
    assertThat(time("5+99999"))
        .isEqualTo("At character 3: found \"99999\", expected seconds, 0 to 3600.");
  }

  private static String time(String text) {
    return TimeControl.read(text).problems().get(0).message(Texts.english());
  }

  @Test
  void to_a_person_it_is_said_in_plain_words() {
    for (String text : List.of("", "five", "5x3", "5+", "5+x", "+3", "5:00", "5+3 min", "-5")) {
      assertThat(time(text)).as(text).isEqualTo("Write it like this: 5+3.");
    }
    Position start = Position.initial();
    assertThat(start.readMove("N f3").problems().get(0).message(Texts.english()))
        .isEqualTo("I can't read \"N f3\". Try Nf3 or g1f3.");
    assertThat(start.readMove("e8=").problems().get(0).message(Texts.english()))
        .isEqualTo("I can't read \"e8=\". Try e8=Q or e7e8q.");
    assertThat(problems("4k3/8/8/8/8/8/8/8 w - - 0 1")).containsExactly("White has no king yet.");
    assertThat(problems("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"))
        .containsExactly("Black is in check, so it must be Black's move.");
  }

  private static List<String> problems(String fen) {
    return Fen.read(fen).problems().stream()
        .map(problem -> problem.message(Texts.english()))
        .toList();
  }
}

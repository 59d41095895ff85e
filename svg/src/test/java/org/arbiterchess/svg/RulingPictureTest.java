package org.arbiterchess.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;

class RulingPictureTest {

  private static final Path TABLES = Path.of("../corpus/rulings");

  /** The header line of each ruling table. Only the last two columns may contain commas. */
  private static final String HEADER =
      "fen,moves,attempt,variant,reason,article,squares,arrows,sentence-contains,note";

  private static final int MAX_BYTES = 16_000;

  @Test
  void a_pinned_knight_shows_the_bishop_the_king_and_the_line() {
    Position position = Fen.parse("8/7k/8/8/4n3/8/8/1B5K b - - 0 1");
    Ruling ruling = position.rule(Attempt.step(Square.E4, Square.C3));
    BoardSvg board = BoardSvg.of(position).coordinates(false);

    SvgElements svg = SvgElements.of(board.ruling((Ruling.Illegal) ruling).text());

    assertThat(svg.withClasses("mark red").places("cx", "cy")).containsExactly("96,480", "480,96");
    // The tip is 6 units short of the centre of h7 along the diagonal, or 4.2 units along each
    // axis.
    assertThat(svg.withClasses("arrow red").attributes("d"))
        .singleElement()
        .asString()
        .contains("L475.8 100.2L");
    assertThat(svg.withClasses("attempt from").places("x", "y")).containsExactly("258,258");
    assertThat(svg.withClasses("attempt to").places("x", "y")).containsExactly("130,322");
    String sentence = "Your knight on e4 is pinned to your king on h7 by the bishop on b1 (3.9.2).";
    assertThat(svg.named("title").text()).isEqualTo("e4c3");
    assertThat(svg.named("desc").text()).isEqualTo(sentence);
    assertThat(svg.withClasses("caption").text()).isEqualTo(sentence);
    assertThat(svg.withClasses("caption").count()).isEqualTo(2);
  }

  @Test
  void the_sentence_can_be_in_another_language() {
    Position position = Position.initial();
    Ruling.Illegal ruling = (Ruling.Illegal) position.rule(Attempt.step(Square.E2, Square.E5));
    Texts german = Texts.of("de").orElseThrow();

    SvgElements svg = SvgElements.of(BoardSvg.of(position).ruling(ruling, german).text());

    assertThat(svg.named("desc").text())
        .isEqualTo(ruling.sentence(german).cited())
        .isNotEqualTo(ruling.sentence().cited());
  }

  @Test
  void a_move_that_no_pawn_can_make_marks_the_square_and_not_all_eight_pawns() {
    Position position = Position.initial();
    Reading<Attempt> reading = position.readMove("e5");
    Ruling.Illegal ruling = (Ruling.Illegal) position.rule(reading.orElseThrow());

    SvgElements svg = SvgElements.of(BoardSvg.of(position).ruling(ruling).text());

    assertThat(svg.withClasses("mark").count()).isLessThanOrEqualTo(3);
    assertThat(svg.withClasses("attempt to").count()).isEqualTo(1);
  }

  @Test
  void every_ruling_of_the_tables_has_its_evidence_in_the_picture() throws IOException {
    List<String> rows = rows();
    int cases = 0;
    for (String row : rows) {
      String[] fields = row.split(",", 9);
      // A row needs a whole game, not just a position, if it has earlier moves or its game is over.
      if (!fields[1].isEmpty() || fields[4].equals("GAME_OVER")) {
        continue;
      }
      Variant variant = Variant.valueOf(fields[3].toUpperCase(java.util.Locale.ROOT));
      Position position = Fen.parse(fields[0], variant);
      Reading<Attempt> reading = position.readMove(fields[2]);
      Attempt attempt = reading.orElseThrow();
      Ruling.Illegal ruling = (Ruling.Illegal) position.rule(attempt);
      for (Color bottom : Color.values()) {
        check(row, fields, BoardSvg.of(position).from(bottom).ruling(ruling).text());
      }
      cases++;
    }
    System.out.println(cases + " rulings of " + TABLES);
    assertThat(cases).isGreaterThan(100);
  }

  private static void check(String row, String[] fields, String text) {
    SvgElements svg = SvgElements.of(text);
    // An empty field means that the table does not specify the value.
    if (!fields[6].isEmpty()) {
      List<String> centers = new ArrayList<>();
      for (String square : words(fields[6])) {
        SvgElements drawn = svg.withClasses("square " + square);
        int x = Integer.parseInt(drawn.root().getAttribute("x")) + 32;
        int y = Integer.parseInt(drawn.root().getAttribute("y")) + 32;
        centers.add(x + "," + y);
      }
      assertThat(svg.withClasses("mark red").places("cx", "cy"))
          .as(row)
          .containsExactlyInAnyOrderElementsOf(centers);
    }
    if (!fields[7].isEmpty()) {
      assertThat(svg.withClasses("arrow red").count()).as(row).isEqualTo(words(fields[7]).size());
    }
    assertThat(svg.named("desc").text()).as(row).contains("(" + fields[5] + ")");
    assertThat(text.length()).as(row).isLessThan(MAX_BYTES);
  }

  private static List<String> words(String column) {
    return column.equals("-") ? List.of() : List.of(column.split(" ", -1));
  }

  private static List<String> rows() throws IOException {
    List<String> rows = new ArrayList<>();
    try (Stream<Path> tables = Files.list(TABLES)) {
      for (Path table : tables.filter(path -> path.toString().endsWith(".csv")).sorted().toList()) {
        List<String> lines = Files.readAllLines(table);
        assertThat(lines.get(0)).as("" + table).isEqualTo(HEADER);
        rows.addAll(lines.subList(1, lines.size()));
      }
    }
    return rows;
  }
}

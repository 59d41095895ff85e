package org.arbiterchess.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.DynamicTest;

/** A row from the tables in {@code corpus/rulings}. */
public record RulingCase(String table, Csv.Row row) {

  /** Returns the cases from all tables. */
  public static List<RulingCase> all() {
    List<RulingCase> cases = new ArrayList<>();
    for (Path table : Corpus.tables("rulings")) {
      for (Csv.Row row : Corpus.rows(table)) {
        cases.add(new RulingCase(table.getFileName().toString(), row));
      }
    }
    return cases;
  }

  /** Creates one test per case. Each test compares the ruling with the table. */
  public static List<DynamicTest> tests(
      List<RulingCase> cases, Function<RulingCase, Ruling> ruling) {
    List<DynamicTest> tests = new ArrayList<>();
    for (RulingCase c : cases) {
      tests.add(DynamicTest.dynamicTest(c.toString(), () -> c.assertIs(ruling.apply(c))));
    }
    System.out.println("corpus/rulings: " + tests.size() + " cases");
    return tests;
  }

  /**
   * The detailed reasons that depend on the move history. Cases with these reasons are tested by
   * playing a game.
   */
  public static EnumSet<DetailedReason> findingsOfTheRecord() {
    return EnumSet.of(
        DetailedReason.GAME_OVER,
        DetailedReason.RIGHT_LOST_KING_MOVED,
        DetailedReason.RIGHT_LOST_ROOK_MOVED,
        DetailedReason.RIGHT_LOST_ROOK_CAPTURED,
        DetailedReason.RIGHT_LOST_BY_SETUP,
        DetailedReason.EN_PASSANT_TOO_LATE,
        DetailedReason.EN_PASSANT_SINGLE_STEPS);
  }

  /** Returns whether the ruling depends on the move history. */
  public boolean asksTheRecord() {
    return table.equals("move-history.csv");
  }

  /** The position before the listed moves are played. */
  public Position position() {
    return Fen.parse(row.get("fen"), Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT)));
  }

  public List<String> moves() {
    return words("moves");
  }

  public Reason reason() {
    return Reason.valueOf(row.get("reason"));
  }

  /** Parses this case's attempt as a move in the given position. */
  public Attempt attempt(Position position) {
    return understood(position, row.get("attempt"));
  }

  public static Attempt understood(Position position, String text) {
    Reading<Attempt> reading = position.readMove(text);
    assertThat(reading.isValid()).as(text).isTrue();
    return reading.orElseThrow();
  }

  /** Asserts that the ruling matches every non-empty column of this row. */
  public void assertIs(Ruling ruling) {
    assertThat(ruling).as(toString()).isInstanceOf(Ruling.Illegal.class);
    Ruling.Illegal illegal = (Ruling.Illegal) ruling;
    assertThat(illegal.reason()).as("reason").isEqualTo(reason());
    assertThat(illegal.article()).as("article").isEqualTo(row.get("article"));
    assertSame("squares", illegal.squares().stream().map(Object::toString).toList());
    assertSame(
        "arrows", illegal.arrows().stream().map(arrow -> arrow.from() + "-" + arrow.to()).toList());
    for (Texts texts : Texts.all()) {
      String sentence = illegal.sentence(texts).cited();
      List<String> told = List.of(sentence.split("[^A-Za-z0-9.]+|\\.(?= |$)", -1));
      assertThat(told).as(sentence).containsAll(words("sentence-contains"));
      assertThat(sentence).endsWith("(" + row.get("article") + ").");
    }
  }

  /**
   * Asserts that a list matches the value in a column. An empty value is not checked, and a hyphen
   * stands for an empty list.
   */
  private void assertSame(String column, List<String> found) {
    List<String> expected = words(column);
    if (!expected.isEmpty()) {
      assertThat(found)
          .as(column)
          .containsExactlyInAnyOrderElementsOf(
              expected.equals(List.of("-")) ? List.of() : expected);
    }
  }

  private List<String> words(String column) {
    String value = row.get(column);
    return value.isEmpty() ? List.of() : List.of(value.split(" "));
  }

  @Override
  public String toString() {
    return table
        + " line "
        + row.line()
        + ": "
        + row.get("attempt")
        + " is "
        + row.get("reason")
        + ", "
        + row.get("note");
  }
}

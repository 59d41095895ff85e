package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the sentences of strict play word for word with corpus/strict-phrases.csv. */
class StrictPhraseCorpusTest {

  private static final Phrasebook ENGLISH = Phrasebook.english();
  private static final Phrasebook GERMAN = Phrasebook.of("de").orElseThrow();

  private static List<Csv.Row> rows() {
    return Corpus.rows(Corpus.path("strict-phrases.csv"));
  }

  @TestFactory
  List<DynamicTest> the_arbiter_talks_about_strict_play_in_both_languages() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Csv.Row row : rows()) {
      tests.add(
          DynamicTest.dynamicTest(
              "line " + row.line() + ": " + row.get("phrase"),
              () -> {
                assertThat(said(row, ENGLISH)).isEqualTo(row.get("english"));
                assertThat(said(row, GERMAN)).isEqualTo(row.get("german"));
              }));
    }
    System.out.println("corpus/strict-phrases.csv: " + tests.size() + " cases");
    return tests;
  }

  @Test
  void every_phrase_is_in_the_table() {
    Set<StrictPhrase> missing = EnumSet.allOf(StrictPhrase.class);
    rows().forEach(row -> missing.remove(phrase(row)));
    assertThat(missing).isEmpty();
  }

  private static String said(Csv.Row row, Phrasebook book) {
    List<Object> values = new ArrayList<>();
    if (!row.get("values").isEmpty()) {
      for (String word : row.get("values").split("\\|", -1)) {
        values.add(value(word, book));
      }
    }
    return book.say(phrase(row), values.toArray()).cited();
  }

  private static Object value(String word, Phrasebook book) {
    if (word.equals("white") || word.equals("black")) {
      return Color.valueOf(word.toUpperCase(Locale.ROOT));
    }
    if (word.startsWith("object ")) {
      return book.object(piece(word.substring("object ".length())));
    }
    return word.startsWith("subject ")
        ? book.subject(piece(word.substring("subject ".length())))
        : word;
  }

  /** Reads a piece such as {@code Nb1}. */
  private static PlacedPiece piece(String text) {
    Role role = Role.ofLetter(Character.toLowerCase(text.charAt(0))).orElseThrow();
    return new Piece(Color.WHITE, role).on(Square.ofName(text.substring(1)).orElseThrow());
  }

  private static StrictPhrase phrase(Csv.Row row) {
    return StrictPhrase.valueOf(row.get("phrase"));
  }
}

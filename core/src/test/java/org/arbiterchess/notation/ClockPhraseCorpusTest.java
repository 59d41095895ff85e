package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the sentences of the clock word for word with corpus/clock-phrases.csv. */
class ClockPhraseCorpusTest {

  private static final Phrasebook ENGLISH = Phrasebook.english();
  private static final Phrasebook GERMAN = Phrasebook.of("de").orElseThrow();

  private static List<Csv.Row> rows() {
    return Corpus.rows(Corpus.path("clock-phrases.csv"));
  }

  @TestFactory
  List<DynamicTest> the_clock_speaks_both_languages() {
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
    System.out.println("corpus/clock-phrases.csv: " + tests.size() + " cases");
    return tests;
  }

  @Test
  void every_phrase_is_in_the_table() {
    Set<ClockPhrase> missing = EnumSet.allOf(ClockPhrase.class);
    rows().forEach(row -> missing.remove(phrase(row)));
    assertThat(missing).isEmpty();
  }

  private static String said(Csv.Row row, Phrasebook book) {
    List<Object> values = new ArrayList<>();
    if (!row.get("values").isEmpty()) {
      for (String word : row.get("values").split("\\|", -1)) {
        boolean color = word.equals("white") || word.equals("black");
        values.add(color ? Color.valueOf(word.toUpperCase(Locale.ROOT)) : word);
      }
    }
    return book.say(phrase(row), values.toArray()).cited();
  }

  private static ClockPhrase phrase(Csv.Row row) {
    return ClockPhrase.valueOf(row.get("phrase"));
  }
}

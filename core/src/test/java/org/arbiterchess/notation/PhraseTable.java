package org.arbiterchess.notation;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.Noun;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicTest;

/**
 * The rows of a corpus table that list the exact sentences for the phrases of an enum, in both
 * languages.
 *
 * @param file the table, such as {@code strict-phrases.csv}
 * @param phrases the enum
 */
public record PhraseTable<P extends Enum<P> & TextKey>(String file, Class<P> phrases) {

  private static final List<Texts> LANGUAGES = Texts.all();

  public List<DynamicTest> tests() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Csv.Row row : rows()) {
      tests.add(
          DynamicTest.dynamicTest(
              "line " + row.line() + ": " + row.get("phrase"),
              () -> {
                assertThat(said(row, LANGUAGES.get(0))).isEqualTo(row.get("english"));
                assertThat(said(row, LANGUAGES.get(1))).isEqualTo(row.get("german"));
              }));
    }
    System.out.println("corpus/" + file + ": " + tests.size() + " cases");
    return tests;
  }

  /** Returns the phrases that are missing from the table. */
  public Set<P> missing() {
    Set<P> missing = EnumSet.allOf(phrases);
    rows().forEach(row -> missing.remove(phrase(row)));
    return missing;
  }

  private List<Csv.Row> rows() {
    Set<String> names = EnumSet.allOf(phrases).stream().map(Enum::name).collect(toSet());
    return Corpus.rows(Corpus.path(file)).stream()
        .filter(row -> names.contains(row.get("phrase")))
        .toList();
  }

  private P phrase(Csv.Row row) {
    return Enum.valueOf(phrases, row.get("phrase"));
  }

  private String said(Csv.Row row, Texts texts) {
    List<Object> values = new ArrayList<>();
    if (!row.get("values").isEmpty()) {
      for (String word : row.get("values").split("\\|", -1)) {
        values.add(value(word));
      }
    }
    return texts.sentence(phrase(row), values.toArray()).cited();
  }

  /** Reads a colour, a piece such as {@code piece Nb1}, or other text. */
  private static Object value(String word) {
    if (word.equals("white") || word.equals("black")) {
      return Color.valueOf(word.toUpperCase(Locale.ROOT));
    }
    if (word.startsWith("piece ")) {
      Role role = Role.ofLetter(word.charAt("piece ".length())).orElseThrow();
      String square = word.substring("piece N".length());
      return Noun.of("placed", Noun.of("the." + role.noun()), square);
    }
    return word;
  }
}

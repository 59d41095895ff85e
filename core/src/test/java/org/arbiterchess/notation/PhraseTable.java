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
import org.arbiterchess.language.Sentence;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicTest;

/**
 * A corpus table that lists the exact sentences for the phrases of an enum, in both languages.
 *
 * @param file the table, such as {@code strict-phrases.csv}
 * @param phrases the enum
 * @param speaker creates the sentence for a phrase and its values
 */
record PhraseTable<P extends Enum<P>>(String file, Class<P> phrases, Speaker<P> speaker) {

  private static final List<Phrasebook> LANGUAGES = Phrasebook.all();

  /** Creates the sentence for a phrase, in the phrasebook's language. */
  interface Speaker<P> {
    Sentence say(Phrasebook book, P phrase, Object... values);
  }

  List<DynamicTest> tests() {
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
  Set<P> missing() {
    Set<P> missing = EnumSet.allOf(phrases);
    rows().forEach(row -> missing.remove(phrase(row)));
    return missing;
  }

  private List<Csv.Row> rows() {
    return Corpus.rows(Corpus.path(file));
  }

  private P phrase(Csv.Row row) {
    return Enum.valueOf(phrases, row.get("phrase"));
  }

  private String said(Csv.Row row, Phrasebook book) {
    List<Object> values = new ArrayList<>();
    if (!row.get("values").isEmpty()) {
      for (String word : row.get("values").split("\\|", -1)) {
        values.add(value(word, book));
      }
    }
    return speaker.say(book, phrase(row), values.toArray()).cited();
  }

  private static Object value(String word, Phrasebook book) {
    if (word.equals("white") || word.equals("black")) {
      return Color.valueOf(word.toUpperCase(Locale.ROOT));
    }
    if (word.startsWith("object ")) {
      return book.object(piece(word.substring("object ".length())));
    }
    if (word.startsWith("indirect ")) {
      return book.indirect(piece(word.substring("indirect ".length())));
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
}

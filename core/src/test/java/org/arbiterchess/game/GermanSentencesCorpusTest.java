package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.message.RulesText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.testing.RulingCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the arbiter's German sentences word for word with the tables in corpus/german. */
class GermanSentencesCorpusTest {

  private static final String ONLINE = "_ONLINE";

  private static final Texts GERMAN = Texts.of("de").orElseThrow();

  /** Creates the sentence for a table row. */
  private interface Saying {
    String of(Csv.Row row);
  }

  private static List<Csv.Row> rows(String table) {
    return Corpus.rows(Corpus.path("german/" + table + ".csv"));
  }

  private static List<DynamicTest> tests(String table, String name, Saying saying) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Csv.Row row : rows(table)) {
      tests.add(
          DynamicTest.dynamicTest(
              "line " + row.line() + ": " + row.get(name),
              () -> assertThat(saying.of(row)).isEqualTo(row.get("sentence"))));
    }
    System.out.println("corpus/german/" + table + ".csv: " + tests.size() + " cases");
    return tests;
  }

  private static Position position(Csv.Row row) {
    return Fen.parse(row.get("fen"), Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT)));
  }

  private static String[] words(String text) {
    return text.isEmpty() ? new String[0] : text.split(" ", -1);
  }

  private static Ruling.Illegal ruling(Csv.Row row) {
    Game game = Game.start(position(row), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    for (String move : words(row.get("moves"))) {
      game = game.play(game.position().parseMove(move));
    }
    return (Ruling.Illegal) game.rule(RulingCase.understood(game.position(), row.get("attempt")));
  }

  @TestFactory
  List<DynamicTest> a_refused_move_is_explained_in_german() {
    return tests("rulings", "finding", row -> ruling(row).sentence(GERMAN).cited());
  }

  @Test
  void every_finding_of_a_game_has_its_german_sentence_in_the_table() {
    // In a game, these two details never occur, because the move history always shows how the
    // castling right was lost and when the pawn advanced.
    Set<DetailedReason> missing =
        EnumSet.complementOf(
            EnumSet.of(DetailedReason.RIGHT_LOST, DetailedReason.EN_PASSANT_NOT_NOW));
    for (Csv.Row row : rows("rulings")) {
      DetailedReason detail = DetailedReason.valueOf(row.get("finding"));
      assertThat(ruling(row).detail()).as("line " + row.line()).isEqualTo(detail);
      missing.remove(detail);
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void what_the_position_alone_cannot_tell_is_said_in_german_too() {
    assertThat(alone("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1g1"))
        .isEqualTo(
            "Du kannst nicht rochieren: Das Recht zur Rochade mit dem Turm auf h1 ist endgültig"
                + " verloren (3.8.2.1).");
    assertThat(alone("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6"))
        .isEqualTo(
            "Du kannst den Bauern auf d5 jetzt nicht en passant schlagen. En passant kann nur ein"
                + " Bauer geschlagen werden, der gerade zwei Felder vorgerückt ist (3.7.3.2).");
  }

  private static String alone(String fen, String attempt) {
    Position position = Fen.parse(fen);
    Ruling ruling = position.rule(RulingCase.understood(position, attempt));
    return ((Ruling.Illegal) ruling).sentence(GERMAN).cited();
  }

  @TestFactory
  List<DynamicTest> a_move_that_seems_forbidden_is_explained_in_german() {
    return tests("surprising-moves", "kind", row -> allowance(row).cited());
  }

  private static Sentence allowance(Csv.Row row) {
    Position position = position(row);
    return position.whyAllowed(position.parseMove(row.get("attempt")), GERMAN).orElseThrow();
  }

  @Test
  void every_kind_of_allowance_is_in_the_table() {
    Set<RulesText> missing = EnumSet.allOf(RulesText.class);
    missing.removeIf(key -> !key.name().startsWith("LEGAL_"));
    assertThat(missing).hasSize(6);
    for (Csv.Row row : rows("surprising-moves")) {
      missing.remove(RulesText.valueOf("LEGAL_" + row.get("kind")));
    }
    assertThat(missing).isEmpty();
  }

  @TestFactory
  List<DynamicTest> the_arbiter_talks_about_the_game_in_german() {
    return tests("phrases", "phrase", row -> sentence(row).cited());
  }

  /** The sentence. Games online have the same sentences, with the article of their rulebook. */
  private static Sentence sentence(Csv.Row row) {
    Sentence sentence = GERMAN.sentence(phrase(row), values(row));
    if (!row.get("phrase").endsWith(ONLINE)) {
      return sentence;
    }
    Ending ending =
        switch (phrase(row)) {
          case RESIGNATION -> Ending.RESIGNATION;
          case DRAW_AGREED -> Ending.AGREEMENT;
          case FLAG_FELL, FLAG_FELL_DRAWN -> Ending.FLAG;
          case THREEFOLD_CLAIMED -> Ending.THREEFOLD_REPETITION;
          case FIFTY_CLAIMED -> Ending.FIFTY_MOVES;
          default -> throw new AssertionError(row.get("phrase"));
        };
    return new Sentence(sentence.text(), Optional.of(Rulebook.ONLINE.article(ending)));
  }

  private static Object[] values(Csv.Row row) {
    List<Object> values = new ArrayList<>();
    for (String word : words(row.get("values"))) {
      switch (word) {
        case "white", "black" -> values.add(Color.valueOf(word.toUpperCase(Locale.ROOT)));
        default -> values.add(word.matches("\\d+") ? (Object) Integer.valueOf(word) : word);
      }
    }
    return values.toArray();
  }

  private static GameText phrase(Csv.Row row) {
    return GameText.valueOf(row.get("phrase").replace(ONLINE, ""));
  }

  @Test
  void every_phrase_is_in_the_table() {
    Set<GameText> missing = EnumSet.allOf(GameText.class);
    rows("phrases").forEach(row -> missing.remove(phrase(row)));
    // Sentences that only strict play uses have a table of their own.
    Set<String> strict = new TreeSet<>();
    Corpus.rows(Corpus.path("strict-phrases.csv")).forEach(row -> strict.add(row.get("phrase")));
    missing.removeIf(phrase -> strict.contains(phrase.name()));
    assertThat(missing).isEmpty();
  }
}

package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.RulesText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.testing.RulingCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the answers to "Why was that allowed?" with corpus/surprising-moves.csv. */
class SurprisingMoveCorpusTest {

  private static List<Csv.Row> rows() {
    return Corpus.rows(Corpus.path("surprising-moves.csv"));
  }

  private static Position position(Csv.Row row) {
    return Fen.parse(row.get("fen"), Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT)));
  }

  @TestFactory
  List<DynamicTest> what_people_ask_about_a_legal_move_has_its_answer() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Csv.Row row : rows()) {
      String name = "line " + row.line() + ": " + row.get("attempt") + ", " + row.get("note");
      tests.add(DynamicTest.dynamicTest(name, () -> assertAnswered(row)));
    }
    System.out.println("corpus/surprising-moves.csv: " + tests.size() + " cases");
    return tests;
  }

  private static void assertAnswered(Csv.Row row) {
    Position position = position(row);
    Ruling ruling = position.rule(RulingCase.understood(position, row.get("attempt")));
    assertThat(ruling).isInstanceOf(Ruling.Legal.class);
    Optional<SurprisingMove> allowance =
        SurprisingMove.of(position, ((Ruling.Legal) ruling).move());
    if (row.get("kind").isEmpty()) {
      assertThat(allowance).isEmpty();
      return;
    }
    SurprisingMove found = allowance.orElseThrow();
    assertThat(found.reason()).isEqualTo(RulesText.valueOf("LEGAL_" + row.get("kind")));
    assertThat(found.reason().article()).contains(row.get("article"));
    assertThat(found.square()).hasToString(row.get("square"));
    List<String> culprits = new ArrayList<>();
    found.culprits().forEach(culprit -> culprits.add(culprit.square().toString()));
    assertThat(String.join(" ", culprits)).isEqualTo(row.get("culprits"));
    for (Texts texts : Texts.all()) {
      String sentence = Sentences.of(found, texts).cited();
      assertThat(position.whyAllowed(found.move(), texts)).contains(Sentences.of(found, texts));
      assertThat(sentence.equals(Sentences.of(found, Texts.english()).cited()))
          .isEqualTo(texts.language().equals("en"));
      assertThat(sentence).contains(row.get("square")).endsWith("(" + row.get("article") + ").");
      for (String culprit : culprits) {
        assertThat(sentence).contains(culprit);
      }
    }
  }

  @Test
  void every_kind_is_there_for_both_colours() {
    Map<RulesText, Set<Color>> colors = new EnumMap<>(RulesText.class);
    for (Csv.Row row : rows()) {
      if (!row.get("kind").isEmpty()) {
        RulesText kind = RulesText.valueOf("LEGAL_" + row.get("kind"));
        colors.computeIfAbsent(kind, any -> EnumSet.noneOf(Color.class)).add(position(row).turn());
      }
    }
    for (RulesText kind : RulesText.values()) {
      if (kind.name().startsWith("LEGAL_")) {
        assertThat(colors.get(kind)).as(kind.name()).containsExactly(Color.WHITE, Color.BLACK);
      }
    }
  }
}

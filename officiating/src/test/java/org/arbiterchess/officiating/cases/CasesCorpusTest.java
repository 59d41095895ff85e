package org.arbiterchess.officiating.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.json.JsonMapper;

/** Asks every question in corpus/cases and compares the answer with the hand-written ruling. */
class CasesCorpusTest {

  private static final JsonMapper JSON = new JsonMapper();

  @TestFactory
  List<DynamicContainer> the_arbiter_rules_as_the_table_says() {
    List<DynamicContainer> tables = new ArrayList<>();
    for (Path table : Corpus.tables("cases")) {
      List<DynamicTest> tests = new ArrayList<>();
      for (Csv.Row row : Corpus.rows(table)) {
        tests.add(
            DynamicTest.dynamicTest("line " + row.line() + ": " + row.get("id"), () -> check(row)));
      }
      System.out.println("corpus/cases/" + table.getFileName() + ": " + tests.size() + " cases");
      tables.add(DynamicContainer.dynamicContainer(table.getFileName().toString(), tests));
    }
    return tables;
  }

  @Test
  void every_case_has_its_own_name_and_a_story_in_every_language() {
    List<String> ids = rows().map(row -> row.get("id")).toList();
    assertThat(ids).hasSizeGreaterThanOrEqualTo(150).doesNotHaveDuplicates();
    for (Texts texts : Texts.all()) {
      Properties stories = stories(texts.language());
      assertThat(stories.stringPropertyNames()).containsExactlyInAnyOrderElementsOf(ids);
      assertThat(stories.values()).noneMatch(story -> story.toString().isBlank());
    }
  }

  @Test
  void every_question_is_asked() {
    Set<Question.Kind> asked = EnumSet.noneOf(Question.Kind.class);
    rows().forEach(row -> asked.add(question(row).kind()));
    assertThat(asked).containsExactly(Question.Kind.values());
  }

  @Test
  void every_pace_is_asked_with_and_without_supervision() {
    Map<String, Integer> paces = new TreeMap<>();
    for (Object story : stories("en").values()) {
      paces.merge(story.toString().split(":", 2)[0], 1, Integer::sum);
    }
    for (String pace :
        List.of(
            "Standard",
            "Rapid, supervised",
            "Rapid, unsupervised",
            "Blitz, supervised",
            "Blitz, unsupervised")) {
      assertThat(paces.getOrDefault(pace, 0)).as(pace).isGreaterThanOrEqualTo(20);
    }
  }

  @Test
  void every_question_that_names_a_player_is_asked_about_both_colors() {
    Map<String, Set<Object>> players = new TreeMap<>();
    for (Csv.Row row : rows().toList()) {
      Map<?, ?> tree = tree(row);
      for (String key : List.of("by", "fallen")) {
        if (tree.get(key) != null) {
          String question = tree.get("question") + " " + key;
          players.computeIfAbsent(question, name -> new TreeSet<>()).add(tree.get(key));
        }
      }
    }
    assertThat(players).isNotEmpty();
    players.forEach(
        (question, colors) -> assertThat(colors).as(question).containsExactly("black", "white"));
  }

  /** What happened in each case, by its id. */
  private static Properties stories(String language) {
    Path file = Corpus.path("../texts/" + language + "/stories.properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      Properties stories = new Properties();
      stories.load(reader);
      return stories;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Csv.Row> rows() {
    return Corpus.tables("cases").stream().flatMap(table -> Corpus.rows(table).stream());
  }

  private static Map<?, ?> tree(Csv.Row row) {
    return JSON.readValue(row.get("question"), Map.class);
  }

  private static Question question(Csv.Row row) {
    return OfficiatingFormat.parseQuestion(tree(row), Texts.english());
  }

  private static void check(Csv.Row row) {
    Answer answer = CaseRulings.answer(question(row), Texts.english());
    checkName(row, "game", answer.game());
    checkName(row, "board", answer.board());
    checkName(row, "clocks", answer.clocks());
    assertThat(answer.added().white()).as("white").isEqualTo(millis(row, "white"));
    assertThat(answer.added().black()).as("black").isEqualTo(millis(row, "black"));
    checkArticles(row.get("articles"), answer.articles());
    if (!row.get("allowed").isEmpty()) {
      assertThat(allowed(answer.details())).as("allowed").isEqualTo(moves(row.get("allowed")));
    }
    assertThat(answer.text()).contains(row.get("sentence"));
    assertThat(answer.assumed()).as("everything that decides is said").isEmpty();
    boolean left = answer.game() == Answer.Game.LEFT_TO_ARBITER;
    assertThat(!left || !answer.options().isEmpty()).as("options").isTrue();
  }

  private static void checkName(Csv.Row row, String column, Enum<?> given) {
    if (!row.get(column).isEmpty()) {
      assertThat(given.name()).as(column).isEqualTo(row.get(column));
    }
  }

  private static long millis(Csv.Row row, String column) {
    return Long.parseLong(row.get(column)) * 1000;
  }

  /**
   * Compares the cited articles. If the expected list ends in {@code …}, it names the deciding
   * article first and may omit some of the others.
   */
  private static void checkArticles(String expected, List<String> given) {
    List<String> articles = words(expected);
    if (articles.isEmpty()) {
      return;
    }
    if (!expected.endsWith("…")) {
      assertThat(given).as("articles").isEqualTo(articles);
      return;
    }
    assertThat(given.get(0)).as("the deciding article").isEqualTo(articles.get(0));
    assertThat(given).as("articles").containsAll(articles.subList(1, articles.size() - 1));
  }

  /** Reads a list of moves; {@code -} means none. */
  private static List<String> moves(String text) {
    return text.equals("-") ? List.of() : words(text);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  private static List<String> allowed(Answer.Details details) {
    if (details instanceof Answer.TouchedPieces touched) {
      return uci(touched.position(), touched.allowed());
    }
    if (details instanceof Answer.MoveMade made) {
      return uci(made.position(), made.allowed());
    }
    return details instanceof Answer.ClaimChecked claim
        ? uci(claim.position(), claim.must().orElse(List.of()))
        : List.of();
  }

  private static List<String> uci(Position position, List<Move> moves) {
    return moves.stream().map(move -> Uci.write(position, move)).sorted().toList();
  }
}

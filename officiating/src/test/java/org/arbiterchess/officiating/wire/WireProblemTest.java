package org.arbiterchess.officiating.wire;

import static org.arbiterchess.testing.PretendTexts.PRETEND;
import static org.arbiterchess.testing.PretendTexts.outsideBrackets;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.wire.WireJson;
import org.junit.jupiter.api.Test;

/** Tests the messages about invalid JSON trees in every language. */
class WireProblemTest {

  private static final Texts GERMAN = Texts.of("de").orElseThrow();

  /**
   * The kinds of problem that can occur only in messages between the page and the server, because
   * only these messages contain ids and tokens.
   */
  private static final Set<InputText> ONLY_IN_PROTOCOL =
      EnumSet.of(InputText.AN_ID, InputText.A_TOKEN);

  private static List<Problem> goldenProblems() {
    List<Problem> problems = new ArrayList<>();
    for (String file : List.of("unreadable.jsonl", "clock-unreadable.jsonl")) {
      for (String line : WireJson.golden(file)) {
        Map<?, ?> tree = (Map<?, ?>) WireJson.parse(line);
        problems.addAll(problems((String) tree.get("as"), tree.get("tree")));
      }
    }
    return problems;
  }

  private static List<Problem> problems(String form, Object tree) {
    return ((Reading.Invalid<?>) GoldenWireTest.read(form, tree)).problems();
  }

  private static String german(String form, String json) {
    return problems(form, WireJson.parse(json)).get(0).message(GERMAN);
  }

  @Test
  void every_kind_of_problem_is_in_the_golden_files() {
    Set<InputText> missing = EnumSet.range(InputText.AN_OBJECT, InputText.IN_FIELD_AT_OFFSET);
    for (Problem problem : goldenProblems()) {
      missing.remove(problem.found().key());
      missing.remove(problem.expected().key());
    }
    assertThat(missing).isEqualTo(ONLY_IN_PROTOCOL);
  }

  @Test
  void only_the_path_and_the_data_are_not_translated() {
    List<Problem> problems = goldenProblems();
    for (Problem problem : problems) {
      String rest = outsideBrackets(problem.message(PRETEND)).replace(problem.place(), " ");
      for (String datum : data(problem)) {
        rest = rest.replace(datum, " ");
      }
      assertThat(rest).as(problem.toString()).doesNotContainPattern("\\p{L}");
    }
    System.out.println("problems in a pretend language: " + problems.size());
  }

  /** Returns the untranslated values in the problem's message. */
  private static List<String> data(Problem problem) {
    List<String> data = new ArrayList<>();
    for (Said remark : List.of(problem.found(), problem.expected())) {
      addData(remark, data);
    }
    return data;
  }

  private static void addData(Said said, List<String> data) {
    for (Object value : said.values()) {
      if (value instanceof Said inner) {
        addData(inner, data);
      } else {
        data.add(value.toString());
      }
    }
  }

  @Test
  void a_problem_has_a_sentence_in_german() {
    assertThat(german("command", "{\"v\":2}")).isEqualTo("$.v – gefunden: 2; erwartet: Version 1");
    assertThat(german("command", "[]")).isEqualTo("$ – gefunden: eine Liste; erwartet: ein Objekt");
    assertThat(german("game", "{\"v\":1,\"type\":\"game\",\"events\":[]}"))
        .isEqualTo(
            "$.events – gefunden: eine Liste; erwartet: eine Liste, die mit dem Beginn der Partie"
                + " anfängt");
  }
}

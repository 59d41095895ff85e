package org.arbiterchess.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import tools.jackson.databind.JsonNode;

/** Asks questions through the filter {@code ask --json -} and reads the answers. */
final class AskJsonRunner {

  private AskJsonRunner() {}

  /** Asks a question, given as JSON without braces and with single quotes. */
  static JsonNode ask(String question) {
    String line = "{" + question.replace('\'', '"') + "}";
    CommandRun ran = CommandRun.reading(line + "\n", "ask", "--json", "-");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    return ran.json();
  }

  static String error(String question) {
    JsonNode answer = ask(question);
    assertThat(answer.propertyNames()).containsExactly("error");
    return answer.get("error").asString();
  }

  static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(each -> texts.add(each.asString()));
    return texts;
  }

  static String firstArticle(JsonNode answer) {
    return texts(answer.get("articles")).get(0);
  }

  static String added(JsonNode answer) {
    assertThat(answer.get("add").propertyNames()).containsExactly("white", "black");
    return answer.get("add").get("white").asInt() + " " + answer.get("add").get("black").asInt();
  }

  static List<String> words(String text) {
    return text == null ? List.of() : Arrays.asList(text.split(" ", -1));
  }
}

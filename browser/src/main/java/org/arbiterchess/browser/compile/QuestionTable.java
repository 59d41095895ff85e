package org.arbiterchess.browser.compile;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;

/**
 * Writes the facts of each question for the page's form: {@code {"phone": {"by": "COLOR", "place":
 * ["ON_PERSON", …], …}, …}}. The value of a key is its type or the list of the allowed values; the
 * type of an optional colour is {@code "COLOR?"}.
 */
final class QuestionTable {

  private QuestionTable() {}

  static String json() {
    List<String> questions = new ArrayList<>();
    for (Question.Kind kind : Question.Kind.values()) {
      List<String> facts = new ArrayList<>();
      for (Fact<?> fact : kind.facts()) {
        facts.add(quoted(fact.key()) + ": " + type(fact));
      }
      questions.add(quoted(kind.word()) + ": {" + String.join(", ", facts) + "}");
    }
    return "{\n" + String.join(",\n", questions) + "\n}\n";
  }

  private static String type(Fact<?> fact) {
    if (!fact.words().isEmpty()) {
      List<String> words = new ArrayList<>();
      fact.words().forEach(word -> words.add(quoted(word.name())));
      return "[" + String.join(", ", words) + "]";
    }
    boolean isOptional = fact.type() == Fact.Type.COLOR && !fact.isRequired();
    return quoted(fact.type().name() + (isOptional ? "?" : ""));
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }
}

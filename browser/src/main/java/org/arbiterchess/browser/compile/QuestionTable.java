package org.arbiterchess.browser.compile;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Form;
import org.arbiterchess.officiating.cases.Question;

/**
 * Writes the {@link Form} of each question for the page: {@code {"phone": {"board": "never",
 * "fields": [{"id": "phoneBy", "key": "by", "type": "COLOR"}, …]}, …}}. The type of an optional
 * colour is {@code "COLOR?"}.
 */
final class QuestionTable {

  private QuestionTable() {}

  static String json() {
    List<String> questions = new ArrayList<>();
    for (Question.Kind kind : Question.Kind.values()) {
      List<String> fields = Form.fields(kind).stream().map(QuestionTable::field).toList();
      String board = entry("board", quoted(Form.board(kind)));
      questions.add(entry(kind.word(), "{" + board + ", " + entry("fields", list(fields)) + "}"));
    }
    return "{\n" + String.join(",\n", questions) + "\n}\n";
  }

  private static String field(Form.Field field) {
    List<String> entries = new ArrayList<>();
    entries.add(entry("id", quoted(field.id())));
    if (!field.options().isEmpty()) {
      entries.add(entry("options", list(quoted(field.options()))));
    } else if (field.facts().size() > 1) {
      entries.add(entry("keys", list(quoted(field.facts().stream().map(Fact::key).toList()))));
    } else {
      entries.add(entry("key", quoted(field.facts().get(0).key())));
      entries.addAll(type(field.facts().get(0)));
    }
    field.settings().forEach((setting, value) -> entries.add(entry(setting, quoted(value))));
    return "{" + String.join(", ", entries) + "}";
  }

  private static List<String> type(Fact<?> fact) {
    boolean isOptional = fact.type() == Fact.Type.COLOR && !fact.isRequired();
    String type = entry("type", quoted(fact.type().name() + (isOptional ? "?" : "")));
    List<String> words = quoted(fact.words().stream().map(Enum::name).toList());
    return words.isEmpty() ? List.of(type) : List.of(type, entry("words", list(words)));
  }

  private static String entry(String key, String value) {
    return quoted(key) + ": " + value;
  }

  private static String list(List<String> values) {
    return "[" + String.join(", ", values) + "]";
  }

  private static List<String> quoted(List<String> names) {
    return names.stream().map(QuestionTable::quoted).toList();
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }
}

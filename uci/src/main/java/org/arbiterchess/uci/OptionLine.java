package org.arbiterchess.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a line such as {@code option name Hash type spin default 16 min 1 max 1024}. */
final class OptionLine {

  private static final Set<String> TYPES = Set.of("check", "spin", "combo", "button", "string");

  private static final Set<String> KEYWORDS = Set.of("default", "min", "max", "var");

  /** UCI's notation for empty text. */
  private static final String EMPTY = "<empty>";

  /**
   * The maximum for a numeric option that does not specify one. The default minimum is the same
   * number with a minus sign.
   */
  private static final String LARGEST = "9".repeat(18);

  private final Map<String, String> fields = new HashMap<>();
  private final List<String> values = new ArrayList<>();

  private OptionLine(List<String> words) {
    String keyword = "";
    List<String> value = new ArrayList<>();
    for (String word : words) {
      if (KEYWORDS.contains(word)) {
        put(keyword, value);
        keyword = word;
        value.clear();
      } else {
        value.add(word);
      }
    }
    put(keyword, value);
  }

  private void put(String keyword, List<String> value) {
    if (keyword.equals("var")) {
      values.add(String.join(" ", value));
    } else if (!keyword.isEmpty()) {
      fields.put(keyword, String.join(" ", value));
    }
  }

  /** Reads the words after {@code option}. Returns empty if they do not describe an option. */
  static Optional<EngineOption> read(List<String> words) {
    int type = 1;
    while (type + 1 < words.size()
        && !(words.get(type).equals("type") && TYPES.contains(words.get(type + 1)))) {
      type++;
    }
    if (type < 2 || type + 1 >= words.size() || !words.get(0).equals("name")) {
      return Optional.empty();
    }
    String name = String.join(" ", words.subList(1, type));
    OptionLine line = new OptionLine(words.subList(type + 2, words.size()));
    return line.option(name, words.get(type + 1));
  }

  private Optional<EngineOption> option(String name, String type) {
    String value = fields.getOrDefault("default", "");
    return switch (type) {
      case "check" -> Optional.of(new EngineOption.Check(name, value.equals("true")));
      case "spin" -> spin(name);
      case "combo" -> Optional.of(new EngineOption.Combo(name, value, values));
      case "button" -> Optional.of(new EngineOption.Button(name));
      default -> Optional.of(new EngineOption.Text(name, value.equals(EMPTY) ? "" : value));
    };
  }

  private Optional<EngineOption> spin(String name) {
    Optional<Long> value = UciTokens.number(fields.getOrDefault("default", "0"));
    Optional<Long> min = UciTokens.number(fields.getOrDefault("min", "-" + LARGEST));
    Optional<Long> max = UciTokens.number(fields.getOrDefault("max", LARGEST));
    return value.isPresent() && min.isPresent() && max.isPresent()
        ? Optional.of(new EngineOption.Spin(name, value.get(), min.get(), max.get()))
        : Optional.empty();
  }
}

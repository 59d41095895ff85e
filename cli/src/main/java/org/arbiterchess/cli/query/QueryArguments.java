package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/** The arguments of a query, from a line of JSON or from the command line. */
final class QueryArguments {

  private static final int CLASSICAL_ARRAY = 518;

  private final Map<String, Object> values;
  private final Texts texts;

  /**
   * Merges the given arguments with the defaults. Rejects unknown keys, because ignoring a misspelt
   * key would silently change the query.
   */
  QueryArguments(
      Set<String> allowedKeys,
      Map<String, Object> defaults,
      Map<String, Object> given,
      Texts texts) {
    for (String key : given.keySet()) {
      if (!allowedKeys.contains(key)) {
        List<String> sorted = allowedKeys.stream().sorted().toList();
        throw new BadInputException(
            texts.say(TerminalText.UNKNOWN_KEY, QuotedText.of(key), sorted));
      }
    }
    this.texts = texts;
    values = new LinkedHashMap<>(defaults);
    values.putAll(given);
  }

  /**
   * Merges a query's arguments with the defaults. Rejects keys that the query does not allow. The
   * allowed keys can depend on the values.
   */
  static QueryArguments of(
      Query query, Map<String, Object> defaults, Map<String, Object> given, Texts texts) {
    Map<String, Object> values = new LinkedHashMap<>(defaults);
    values.putAll(given);
    return new QueryArguments(query.allowedKeys(values), defaults, given, texts);
  }

  Texts texts() {
    return texts;
  }

  /** Returns a copy of the values, some of which may be null. */
  Map<String, Object> values() {
    return new LinkedHashMap<>(values);
  }

  /** Returns a string, or empty if the value is null or missing. */
  Optional<String> string(String key) {
    return Optional.ofNullable(values.get(key)).map(value -> requireString(key, value));
  }

  String required(String key) {
    return string(key).orElseThrow(() -> missingKey(key));
  }

  /** Returns a string, which must be one of the allowed values. */
  Optional<String> oneOf(String key, List<String> allowed) {
    Optional<String> value = string(key);
    if (value.isPresent() && !allowed.contains(value.get())) {
      throw new BadInputException(
          texts.say(TerminalText.MUST_BE, key, QuotedText.of(value.get()), allowed));
    }
    return value;
  }

  boolean flag(String key) {
    Object value = values.get(key);
    if (value != null && !(value instanceof Boolean)) {
      throw new BadInputException(texts.say(TerminalText.NOT_BOOLEAN, key, typeName(value)));
    }
    return Boolean.TRUE.equals(value);
  }

  Variant variant() {
    return flag("chess960") ? Variant.CHESS960 : Variant.CLASSICAL;
  }

  /** Returns the position given by {@code fen}, or the starting position. */
  Position position() {
    Variant variant = variant();
    Optional<String> fen = string("fen");
    if (fen.isEmpty()) {
      return variant == Variant.CHESS960 ? Position.chess960(CLASSICAL_ARRAY) : Position.initial();
    }
    Reading<Position> reading = Fen.read(fen.get(), variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      return valid.value();
    }
    List<String> problems = new ArrayList<>();
    for (Problem problem : reading.problems()) {
      problems.add(texts.say(TerminalText.of(problem)));
    }
    String hint = InvalidFenAnswer.hint(fen.get(), variant, texts).map(s -> " " + s).orElse("");
    throw new BadInputException(
        texts.say(TerminalText.NOT_A_POSITION, String.join("; ", problems)) + hint);
  }

  boolean hasMoves() {
    return values.get("moves") != null;
  }

  /**
   * Returns the moves, which are given either as a list of strings or in one string, separated by
   * spaces.
   */
  List<String> moves() {
    Object value = values.get("moves");
    List<String> moves = new ArrayList<>();
    if (value instanceof List<?> list) {
      list.forEach(move -> moves.add(requireString("moves", move)));
    } else if (value != null) {
      for (String word : requireString("moves", value).split("\\s+", -1)) {
        if (!word.isEmpty() && !isMoveNumber(word)) {
          moves.add(word);
        }
      }
    }
    return moves;
  }

  /** Returns whether the word is a move number such as {@code 12.} or {@code 12...}. */
  private static boolean isMoveNumber(String word) {
    int digits = 0;
    while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
      digits++;
    }
    return digits > 0
        && digits < word.length()
        && word.substring(digits).replace(".", "").isEmpty();
  }

  /** Returns the name of the value's JSON type. */
  private static String typeName(Object value) {
    if (value instanceof String) {
      return "string";
    }
    if (value instanceof Number) {
      return "number";
    }
    if (value instanceof Boolean) {
      return "boolean";
    }
    return value instanceof List ? "list" : value instanceof Map ? "object" : "null";
  }

  BadInputException missingKey(String key) {
    return new BadInputException(texts.say(TerminalText.MISSING_KEY, key));
  }

  private String requireString(String key, Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw new BadInputException(
        texts.say(TerminalText.NOT_STRING, key, typeName(value), key.equals("moves")));
  }
}

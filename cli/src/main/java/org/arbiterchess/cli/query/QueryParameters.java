package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/** One query, whether a line of JSON says it or the words of a command line. */
final class QueryParameters {

  private static final int CLASSICAL_ARRAY = 518;

  private final Map<String, Object> said;

  /**
   * A query that says what is given, and otherwise what the options say. An unknown key is refused,
   * because a slip of the pen would silently change the question.
   */
  QueryParameters(Set<String> keys, Map<String, Object> options, Map<String, Object> given) {
    for (String key : given.keySet()) {
      if (!keys.contains(key)) {
        throw new BadInputException(
            "The key " + QuotedText.of(key) + " is unknown here; known are " + listed(keys) + ".");
      }
    }
    said = new LinkedHashMap<>(options);
    said.putAll(given);
  }

  private static String listed(Set<String> keys) {
    StringJoiner list = new StringJoiner(", ");
    keys.stream().sorted().forEach(list::add);
    return list.toString();
  }

  /** A string, if there is one; null says nothing. */
  Optional<String> text(String key) {
    return Optional.ofNullable(said.get(key)).map(value -> string(key, value));
  }

  String required(String key) {
    return text(key).orElseThrow(() -> missing(key));
  }

  boolean flag(String key) {
    Object value = said.get(key);
    if (value != null && !(value instanceof Boolean)) {
      throw new BadInputException(
          "\"" + key + "\" is " + kind(value) + "; it must be true or false.");
    }
    return Boolean.TRUE.equals(value);
  }

  Variant variant() {
    return flag("chess960") ? Variant.CHESS960 : Variant.CLASSICAL;
  }

  /** The position of {@code fen}, or the starting one. */
  Position position() {
    Variant variant = variant();
    Optional<String> fen = text("fen");
    if (fen.isEmpty()) {
      return variant == Variant.CHESS960 ? Position.chess960(CLASSICAL_ARRAY) : Position.initial();
    }
    FenReading reading = Fen.read(fen.get(), variant);
    if (reading instanceof FenReading.Valid valid) {
      return valid.position();
    }
    StringJoiner problems = new StringJoiner("; ");
    for (FenProblem problem : ((FenReading.Invalid) reading).problems()) {
      problems.add(problem.toString());
    }
    throw new BadInputException("The FEN is not a position: " + problems + ".");
  }

  boolean hasMoves() {
    return said.get("moves") != null;
  }

  /** The texts of moves, given as a list, or as one string with spaces between them. */
  List<String> moves() {
    Object value = said.get("moves");
    List<String> moves = new ArrayList<>();
    if (value instanceof List<?> list) {
      list.forEach(move -> moves.add(string("moves", move)));
    } else if (value != null) {
      for (String word : string("moves", value).split("\\s+", -1)) {
        if (!word.isEmpty() && !isMoveNumber(word)) {
          moves.add(word);
        }
      }
    }
    return moves;
  }

  /** As in a game score, such as {@code 12.} or {@code 12...} */
  private static boolean isMoveNumber(String word) {
    int digits = 0;
    while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
      digits++;
    }
    return digits > 0
        && digits < word.length()
        && word.substring(digits).replace(".", "").isEmpty();
  }

  BadInputException missing(String key) {
    return new BadInputException("\"" + key + "\" is missing.");
  }

  private static String string(String key, Object value) {
    if (value instanceof String text) {
      return text;
    }
    String list = key.equals("moves") ? ", or a list of strings" : "";
    throw new BadInputException(
        "\"" + key + "\" has " + kind(value) + "; it must be a string" + list + ".");
  }

  private static String kind(Object value) {
    if (value instanceof String) {
      return "a string";
    }
    if (value instanceof Number) {
      return "a number";
    }
    if (value instanceof Boolean) {
      return "true or false";
    }
    return value instanceof List ? "a list" : value == null ? "null" : "an object";
  }
}

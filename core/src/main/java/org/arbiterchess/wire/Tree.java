package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Arrow;

/**
 * An object being written. Its keys keep the order in which they come, so that it prints to the
 * same bytes everywhere.
 */
final class Tree {

  private final Map<String, Object> map = new LinkedHashMap<>();

  /** Part of a message. */
  static Tree part() {
    return new Tree();
  }

  /** A message, which can stand alone or within another. */
  static Tree message(String type) {
    return new Tree().number("v", Wire.VERSION).word("type", type);
  }

  Map<String, Object> map() {
    return map;
  }

  /** An id, an article, a name: what {@link Node#word} reads. */
  Tree word(String key, String word) {
    if (!Node.isWord(word)) {
      throw new IllegalArgumentException(key + " is no " + Node.WORD + ": " + word);
    }
    return put(key, word);
  }

  /** The same, left out where there is none. */
  Tree word(String key, Optional<String> word) {
    word.ifPresent(present -> word(key, present));
    return this;
  }

  Tree text(String key, String text) {
    return put(key, text);
  }

  /** A number, as an int if it is one, for that is what a parser makes of it. */
  Tree number(String key, long number) {
    if (number < -Wire.MAX_NUMBER || number > Wire.MAX_NUMBER) {
      throw new IllegalArgumentException(
          key + " is " + number + ", which JSON does not carry exactly everywhere");
    }
    if (number == (int) number) {
      return put(key, (int) number);
    }
    return put(key, number);
  }

  Tree flag(String key, boolean flag) {
    return put(key, flag);
  }

  Tree constant(String key, Enum<?> constant) {
    return put(key, constant.name());
  }

  Tree color(String key, Color color) {
    return put(key, color.word());
  }

  Tree squares(String key, List<Square> squares) {
    List<Object> names = new ArrayList<>();
    for (Square square : squares) {
      names.add(square.toString());
    }
    return put(key, names);
  }

  /** Arrows as pairs of squares: {@code [["b1","h7"]]}. */
  Tree arrows(String key, List<Arrow> arrows) {
    List<Object> pairs = new ArrayList<>();
    for (Arrow arrow : arrows) {
      pairs.add(List.of(arrow.from().toString(), arrow.to().toString()));
    }
    return put(key, pairs);
  }

  /** Any piece of a tree, or null where the form says so. */
  Tree put(String key, Object value) {
    map.put(key, value);
    return this;
  }
}

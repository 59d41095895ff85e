package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.AttackArrow;
import org.jspecify.annotations.Nullable;

/**
 * Builds a JSON object as a map. Keys keep their insertion order, so that every program writes the
 * same JSON.
 */
public final class WireObjectBuilder {

  private final Map<String, Object> map = new LinkedHashMap<>();

  private WireObjectBuilder() {}

  /** Starts an object that is part of a message. */
  public static WireObjectBuilder part() {
    return new WireObjectBuilder();
  }

  /** Starts a message and adds its version and type. */
  public static WireObjectBuilder message(String type) {
    return new WireObjectBuilder().number("v", WireFormat.VERSION).word("type", type);
  }

  public Map<String, Object> map() {
    return map;
  }

  /** Adds a short ASCII string that {@link WireNodeReader#word} can read. */
  public WireObjectBuilder word(String key, String word) {
    if (!WireNodeReader.isWord(word)) {
      throw new IllegalArgumentException(key + " is not a short ASCII text: " + word);
    }
    return put(key, word);
  }

  /** Adds a short ASCII string if it is present. */
  public WireObjectBuilder word(String key, Optional<String> word) {
    word.ifPresent(present -> word(key, present));
    return this;
  }

  public WireObjectBuilder text(String key, String text) {
    return put(key, text);
  }

  /** Adds a number. Like JSON parsers, this method uses an {@code Integer} if the number fits. */
  public WireObjectBuilder number(String key, long number) {
    if (number < -WireFormat.MAX_NUMBER || number > WireFormat.MAX_NUMBER) {
      throw new IllegalArgumentException(
          key + " is " + number + ", which not every JSON parser represents exactly");
    }
    if (number == (int) number) {
      return put(key, (int) number);
    }
    return put(key, number);
  }

  public WireObjectBuilder flag(String key, boolean flag) {
    return put(key, flag);
  }

  public WireObjectBuilder constant(String key, Enum<?> constant) {
    return put(key, constant.name());
  }

  public WireObjectBuilder color(String key, Color color) {
    return put(key, color.word());
  }

  public WireObjectBuilder squares(String key, List<Square> squares) {
    List<Object> names = new ArrayList<>();
    for (Square square : squares) {
      names.add(square.toString());
    }
    return put(key, names);
  }

  /** Adds arrows as pairs of squares: {@code [["b1","h7"]]}. */
  public WireObjectBuilder arrows(String key, List<AttackArrow> arrows) {
    List<Object> pairs = new ArrayList<>();
    for (AttackArrow arrow : arrows) {
      pairs.add(List.of(arrow.from().toString(), arrow.to().toString()));
    }
    return put(key, pairs);
  }

  /** Adds a value, which may be any JSON tree or null. */
  public WireObjectBuilder put(String key, @Nullable Object tree) {
    map.put(key, tree);
    return this;
  }

  /** Adds a value if it is present. */
  public WireObjectBuilder put(String key, Optional<?> value) {
    value.ifPresent(present -> put(key, present));
    return this;
  }
}

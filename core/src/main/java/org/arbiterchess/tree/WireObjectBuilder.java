package org.arbiterchess.tree;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.text.Lists;
import org.jspecify.annotations.Nullable;

/**
 * Builds a JSON object as a map. Keys keep their insertion order, so that every program writes the
 * same JSON.
 */
public final class WireObjectBuilder {

  /** The version of all messages. Messages with any other version are rejected. */
  public static final int VERSION = 1;

  /** The largest integer that every JSON parser represents exactly: 2^53 - 1. */
  public static final long MAX_NUMBER = (1L << 53) - 1;

  private final Map<String, Object> map = new LinkedHashMap<>();

  private WireObjectBuilder() {}

  /** Starts an object that is part of a message. */
  public static WireObjectBuilder part() {
    return new WireObjectBuilder();
  }

  /** Starts a message and adds its version and type. */
  public static WireObjectBuilder message(String type) {
    return new WireObjectBuilder().number("v", VERSION).word("type", type);
  }

  public Map<String, Object> map() {
    return map;
  }

  /** Adds a short ASCII string that {@link WireNodeReader#word} can read. */
  public WireObjectBuilder word(String key, String word) {
    return put(key, Form.WORD, word);
  }

  public WireObjectBuilder text(String key, String text) {
    return put(key, text);
  }

  /** Adds a number. Like JSON parsers, this method uses an {@code Integer} if the number fits. */
  public WireObjectBuilder number(String key, long number) {
    return put(key, Form.NUMBER, number);
  }

  public WireObjectBuilder flag(String key, boolean flag) {
    return put(key, flag);
  }

  public WireObjectBuilder constant(String key, Enum<?> constant) {
    return put(key, constant.name());
  }

  public WireObjectBuilder squares(String key, List<Square> squares) {
    return put(key, Form.list(BoardForm.SQUARE), squares);
  }

  /** Adds arrows as pairs of squares: {@code [["b1","h7"]]}. */
  public WireObjectBuilder arrows(String key, List<AttackArrow> arrows) {
    return put(
        key, Lists.map(arrows, arrow -> List.of(arrow.from().toString(), arrow.to().toString())));
  }

  /** Adds a value in its form. */
  public <V> WireObjectBuilder put(String key, Form<V> form, V value) {
    return put(key, form.writer().apply(value));
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

package org.arbiterchess.tree;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Said;
import org.arbiterchess.rules.Attempt;

/**
 * The fields of a record in a tree. A function that creates the record from them, given one to
 * write, names each field once and serves both directions: reading takes the fields from a tree and
 * ignores those of the record, of which it is given any; writing takes them from the record and
 * drops the copy that the function returns. The values are given as they are, because a lambda for
 * each of them would enlarge the compiled modules.
 */
public final class Fields {

  /** The object to read; empty if this writes. */
  private final Optional<WireNodeReader> node;

  private final WireObjectBuilder tree;

  private Fields(Optional<WireNodeReader> node, WireObjectBuilder tree) {
    this.node = node;
    this.tree = tree;
  }

  public static Fields reading(WireNodeReader node) {
    return new Fields(Optional.of(node), WireObjectBuilder.part());
  }

  /**
   * The form of a record that is an object without a version and a type.
   *
   * @param any any value of the record
   */
  public static <T> Form<T> part(T any, BiFunction<Fields, T, T> form) {
    return new Form<>(node -> form.apply(reading(node.object()), any), value -> write(value, form));
  }

  /** Writes a record as an object without a version and a type. */
  public static <T> Map<String, Object> write(T value, BiFunction<Fields, T, T> form) {
    WireObjectBuilder tree = WireObjectBuilder.part();
    write(value, form, tree);
    return tree.map();
  }

  @SuppressWarnings("ReturnValueIgnored") // The function writes each field that it names.
  static <T> void write(T value, BiFunction<Fields, T, T> form, WireObjectBuilder tree) {
    form.apply(new Fields(Optional.empty(), tree), value);
  }

  public <V> V field(String key, Form<V> form, V value) {
    if (node.isPresent()) {
      return form.reader().apply(node.get().at(key));
    }
    tree.put(key, form, value);
    return value;
  }

  /** A field whose key may be missing. */
  public <V> Optional<V> optional(String key, Form<V> form, Optional<V> value) {
    if (node.isPresent()) {
      return node.get().at(key).optional(form.reader());
    }
    value.ifPresent(present -> tree.put(key, form, present));
    return value;
  }

  /** Adds a problem for a key if what was read is not valid. A record is always valid. */
  public void check(boolean valid, String key, Said expected) {
    if (node.isPresent() && !valid) {
      node.get().at(key).problem(expected, valid);
    }
  }

  /** A field whose key is missing if it has the usual value, which is a constant. */
  public <V> V or(V usual, String key, Form<V> form, V value) {
    // Not equals, because that of an unknown type would enlarge the compiled modules.
    Optional<V> unusual = value == usual ? Optional.empty() : Optional.of(value);
    return optional(key, form, unusual).orElse(usual);
  }

  public Color color(String key, Color value) {
    return field(key, Form.COLOR, value);
  }

  public boolean flag(String key, boolean value) {
    return field(key, Form.FLAG, value);
  }

  public long number(String key, long value) {
    return field(key, Form.NUMBER, value);
  }

  public String word(String key, String value) {
    return field(key, Form.WORD, value);
  }

  public Attempt attempt(String key, Attempt value) {
    return field(key, BoardForm.ATTEMPT, value);
  }
}

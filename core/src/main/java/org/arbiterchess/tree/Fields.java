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
public abstract class Fields {

  private Fields() {}

  public static Fields reading(WireNodeReader node) {
    return new Reader(node);
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
    form.apply(new Writing(tree), value);
  }

  public abstract <V> V field(String key, Form<V> form, V value);

  /** A field whose key may be missing. */
  public abstract <V> Optional<V> optional(String key, Form<V> form, Optional<V> value);

  /** Adds a problem for a key if what was read is not valid. A record is always valid. */
  public abstract void check(boolean valid, String key, Said expected);

  /** A field whose key is missing if it has the usual value, which is a constant. */
  public final <V> V or(V usual, String key, Form<V> form, V value) {
    // Not equals, because that of an unknown type would enlarge the compiled modules.
    Optional<V> unusual = value == usual ? Optional.empty() : Optional.of(value);
    return optional(key, form, unusual).orElse(usual);
  }

  public final Color color(String key, Color value) {
    return field(key, Form.COLOR, value);
  }

  public final boolean flag(String key, boolean value) {
    return field(key, Form.FLAG, value);
  }

  public final long number(String key, long value) {
    return field(key, Form.NUMBER, value);
  }

  public final String word(String key, String value) {
    return field(key, Form.WORD, value);
  }

  public final Attempt attempt(String key, Attempt value) {
    return field(key, BoardForm.ATTEMPT, value);
  }

  private static final class Reader extends Fields {

    private final WireNodeReader node;

    Reader(WireNodeReader node) {
      this.node = node;
    }

    @Override
    public <V> V field(String key, Form<V> form, V value) {
      return form.reader().apply(node.at(key));
    }

    @Override
    public <V> Optional<V> optional(String key, Form<V> form, Optional<V> value) {
      return node.at(key).optional(form.reader());
    }

    @Override
    public void check(boolean valid, String key, Said expected) {
      if (!valid) {
        node.at(key).problem(expected, valid);
      }
    }
  }

  private static final class Writing extends Fields {

    private final WireObjectBuilder tree;

    Writing(WireObjectBuilder tree) {
      this.tree = tree;
    }

    @Override
    public <V> V field(String key, Form<V> form, V value) {
      tree.put(key, form, value);
      return value;
    }

    @Override
    public <V> Optional<V> optional(String key, Form<V> form, Optional<V> value) {
      value.ifPresent(present -> tree.put(key, form, present));
      return value;
    }

    @Override
    public void check(boolean valid, String key, Said expected) {}
  }
}

package org.arbiterchess.tree;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Attempt;

/**
 * The fields of a record in a tree. A function that creates the record from them names each field
 * once and serves both directions: reading takes the fields from a tree; writing takes them from a
 * record and drops the copy that the function returns.
 */
public abstract class Fields<T> {

  private Fields() {}

  public static <T> Fields<T> reading(WireNodeReader node) {
    return new Reading<>(node);
  }

  /** The form of a record that is an object without a version and a type. */
  public static <T> Form<T> part(Function<Fields<T>, T> form) {
    return new Form<>(node -> form.apply(reading(node.object())), value -> write(value, form));
  }

  /** Writes a record as an object without a version and a type. */
  public static <T> Map<String, Object> write(T value, Function<Fields<T>, T> form) {
    WireObjectBuilder tree = WireObjectBuilder.part();
    write(value, form, tree);
    return tree.map();
  }

  @SuppressWarnings("ReturnValueIgnored") // The function writes each field that it names.
  static <T> void write(T value, Function<Fields<T>, T> form, WireObjectBuilder tree) {
    form.apply(new Writing<>(value, tree));
  }

  public abstract <V> V field(String key, Form<V> form, Function<T, V> of);

  /** A field whose key may be missing. */
  public abstract <V> Optional<V> optional(String key, Form<V> form, Function<T, Optional<V>> of);

  /** Adds a problem for a key if what was read is not valid. A record is always valid. */
  public abstract void check(boolean valid, String key, InputRemark expected);

  /** A field whose key is missing if it has the usual value, which is a constant. */
  public final <V> V or(V usual, String key, Form<V> form, Function<T, V> of) {
    // Not equals, because that of an unknown type would enlarge the compiled modules.
    return optional(
            key, form, record -> Optional.of(of.apply(record)).filter(value -> value != usual))
        .orElse(usual);
  }

  public final Color color(String key, Function<T, Color> of) {
    return field(key, Form.COLOR, of);
  }

  public final boolean flag(String key, Function<T, Boolean> of) {
    return field(key, Form.FLAG, of);
  }

  public final long number(String key, Function<T, Long> of) {
    return field(key, Form.NUMBER, of);
  }

  public final String word(String key, Function<T, String> of) {
    return field(key, Form.WORD, of);
  }

  public final Attempt attempt(String key, Function<T, Attempt> of) {
    return field(key, BoardForm.ATTEMPT, of);
  }

  private static final class Reading<T> extends Fields<T> {

    private final WireNodeReader node;

    Reading(WireNodeReader node) {
      this.node = node;
    }

    @Override
    public <V> V field(String key, Form<V> form, Function<T, V> of) {
      return form.reader().apply(node.at(key));
    }

    @Override
    public <V> Optional<V> optional(String key, Form<V> form, Function<T, Optional<V>> of) {
      return node.at(key).optional(form.reader());
    }

    @Override
    public void check(boolean valid, String key, InputRemark expected) {
      if (!valid) {
        node.at(key).problem(expected, valid);
      }
    }
  }

  private static final class Writing<T> extends Fields<T> {

    private final T value;
    private final WireObjectBuilder tree;

    Writing(T value, WireObjectBuilder tree) {
      this.value = value;
      this.tree = tree;
    }

    @Override
    public <V> V field(String key, Form<V> form, Function<T, V> of) {
      V field = of.apply(value);
      tree.put(key, form, field);
      return field;
    }

    @Override
    public <V> Optional<V> optional(String key, Form<V> form, Function<T, Optional<V>> of) {
      Optional<V> field = of.apply(value);
      field.ifPresent(present -> tree.put(key, form, present));
      return field;
    }

    @Override
    public void check(boolean valid, String key, InputRemark expected) {}
  }
}

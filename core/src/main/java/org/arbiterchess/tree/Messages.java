package org.arbiterchess.tree;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The table of a family of records that are messages: the type of each message and the {@link
 * Fields} of its record.
 */
public final class Messages<T> {

  /**
   * A record or a constant of the family.
   *
   * @param of the class of the record, or the constant
   * @param any any value of the record, which reading asks for what only writing uses
   */
  public record Message<M>(String type, Object of, M any, BiFunction<Fields, M, M> form) {

    public M read(WireNodeReader node) {
      return form.apply(Fields.reading(node), any);
    }

    @SuppressWarnings("unchecked") // The table finds a message by the class of the value.
    private void write(Object value, WireObjectBuilder tree) {
      Fields.write((M) value, form, tree);
    }
  }

  private final Map<String, Message<? extends T>> byType = new LinkedHashMap<>();

  /**
   * Adds a record.
   *
   * @param any any value of the record
   * @param form creates a record from its fields, given one to write
   */
  public <M extends T> Messages<T> add(String type, M any, BiFunction<Fields, M, M> form) {
    byType.put(type, new Message<>(type, any.getClass(), any, form));
    return this;
  }

  /** Adds the records of another table. */
  public Messages<T> addAll(Messages<? extends T> other) {
    byType.putAll(other.byType);
    return this;
  }

  /** Adds a constant, which has no fields. */
  public Messages<T> add(String type, T constant) {
    byType.put(type, new Message<T>(type, constant, constant, (fields, value) -> value));
    return this;
  }

  /** Reads the message at a node. If its version or type is unknown, adds a problem. */
  public Optional<T> read(WireNodeReader node) {
    WireNodeReader fields = node.object();
    return type(fields).map(message -> message.read(fields));
  }

  /** The record for the type of a message. If its version or type is unknown, adds a problem. */
  public Optional<Message<? extends T>> type(WireNodeReader message) {
    return message.type(byType);
  }

  public Map<String, Object> write(T value) {
    return write(value, tree -> {});
  }

  /** Writes a message with other fields before those of its record. */
  public Map<String, Object> write(T value, Consumer<WireObjectBuilder> first) {
    for (Message<? extends T> message : byType.values()) {
      if (message.of() == value.getClass() || message.of() == value) {
        WireObjectBuilder tree = WireObjectBuilder.message(message.type());
        first.accept(tree);
        message.write(value, tree);
        return tree.map();
      }
    }
    throw new IllegalArgumentException("the table has no such record");
  }
}

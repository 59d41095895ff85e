package org.arbiterchess.server.store;

import java.util.List;
import java.util.function.Function;
import org.arbiterchess.text.PositionalTemplate;

/**
 * A translatable message about the store. {@link #toString} returns it in English.
 *
 * @param values the placeholder values; each is a string or another message
 */
public record StoreMessage(StoreMessageKey key, List<Object> values) {

  public StoreMessage {
    values = List.copyOf(values);
  }

  public static StoreMessage of(StoreMessageKey key, Object... values) {
    return new StoreMessage(key, List.of(values));
  }

  /** Returns the message in the language of the templates. */
  public String in(Function<StoreMessageKey, String> templates) {
    List<String> words =
        values.stream()
            .map(value -> value instanceof StoreMessage text ? text.in(templates) : (String) value)
            .toList();
    return PositionalTemplate.fill(templates.apply(key), words);
  }

  @Override
  public String toString() {
    return in(StoreMessageKey::english);
  }
}

package org.arbiterchess.language;

import static java.util.Objects.requireNonNull;

import java.util.List;

/** A key with its values, as a value of another text: both are said in the same language. */
public record Said(TextKey key, List<Object> values) {

  public Said {
    requireNonNull(key, "key");
    requireNonNull(values, "values");
    values = List.copyOf(values);
  }

  public static Said of(TextKey key, Object... values) {
    requireNonNull(values, "values");
    return new Said(key, List.of(values));
  }
}

package org.arbiterchess.language;

import java.util.List;

/** A key with its values, as a value of another text: both are said in the same language. */
public record Said(TextKey key, List<Object> values) {

  public Said {
    values = List.copyOf(values);
  }

  public static Said of(TextKey key, Object... values) {
    return new Said(key, List.of(values));
  }
}

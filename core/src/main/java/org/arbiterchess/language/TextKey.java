package org.arbiterchess.language;

import java.util.List;
import java.util.Optional;

/**
 * The key of a text. Each area of texts has one enum of keys: {@code GameText} has the keys of
 * {@code game.properties}, where {@code DRAW_OFFERED} is {@code drawOffered}.
 */
public interface TextKey {

  /** The name of the area, which is the name of its file. */
  String area();

  String name();

  int ordinal();

  Class<?> getDeclaringClass();

  /** The names of the text's placeholders, in the order in which the values are given. */
  List<String> placeholders();

  /** The article of the Laws that the sentence cites, if it is always the same one. */
  default Optional<String> article() {
    return Optional.empty();
  }

  /** The key with a name. Unlike {@code valueOf}, it needs no names of classes in JavaScript. */
  static <K extends Enum<K> & TextKey> K named(K[] keys, String name) {
    for (K key : keys) {
      if (key.name().equals(name)) {
        return key;
      }
    }
    throw new IllegalArgumentException("no key has the name " + name);
  }
}

package org.arbiterchess.language;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.text.Ascii;

/**
 * The key of a text. Each area of texts has one enum of keys: {@code GameText} has the keys of
 * {@code game.properties}, where {@code DRAW_OFFERED} is {@code drawOffered}.
 */
public interface TextKey {

  String name();

  int ordinal();

  Class<?> getDeclaringClass();

  Entry entry();

  /**
   * What is known about a text apart from its words.
   *
   * @param area the name of the area, which is the name of its file
   * @param article the article of the Laws that the sentence cites, if it is always the same one
   * @param placeholders the names of the placeholders, in the order in which the values are given
   */
  record Entry(String area, Optional<String> article, List<String> placeholders) {

    /**
     * An entry whose article may be empty.
     *
     * @param placeholders their names, separated by commas: as arrays, those of all keys would make
     *     up a tenth of the compiled modules
     */
    public static Entry of(String area, String article, String placeholders) {
      Optional<String> cited = article.isEmpty() ? Optional.empty() : Optional.of(article);
      List<String> names = placeholders.isEmpty() ? List.of() : Ascii.split(placeholders, ',');
      return new Entry(area, cited, List.copyOf(names));
    }
  }

  default String area() {
    return entry().area();
  }

  default List<String> placeholders() {
    return entry().placeholders();
  }

  default Optional<String> article() {
    return entry().article();
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

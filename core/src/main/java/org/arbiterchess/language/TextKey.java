package org.arbiterchess.language;

import java.util.List;
import java.util.Optional;

/**
 * The key of a text. Each area of texts has one enum of keys: {@code GameText} has the keys of
 * {@code game.properties}, where {@code DRAW_OFFERED} is {@code drawOffered}.
 */
public interface TextKey {

  int ordinal();

  Class<?> getDeclaringClass();

  /** The names of the text's placeholders, in the order in which the values are given. */
  List<String> placeholders();

  /** The article of the Laws that the sentence cites, if it is always the same one. */
  default Optional<String> article() {
    return Optional.empty();
  }
}

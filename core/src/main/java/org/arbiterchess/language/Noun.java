package org.arbiterchess.language;

import java.util.List;

/**
 * A value with forms that the language defines. The forms are entries of {@code nouns.properties}:
 * for the noun {@code knight}, {@code {piece.whom}} is the entry {@code knight.whom}, or {@code
 * knight} if the language has no such form.
 */
public interface Noun {

  /** The key of the noun, such as {@code knight}. */
  String noun();

  /** The values for the placeholders of the noun's entries. */
  default List<Object> parts() {
    return List.of();
  }

  /** A noun that is not a chess type, or that stands with other words: your knight on f3. */
  static Noun of(String noun, Object... parts) {
    return new Template.Phrase(noun, List.of(parts));
  }
}

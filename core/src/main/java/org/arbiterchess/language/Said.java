package org.arbiterchess.language;

import java.util.List;

/**
 * A text by its key and values, for example what a parser found or expected. It can be said in any
 * language, and be a value of another text.
 */
public record Said(TextKey key, List<Object> values) {

  public Said {
    values = List.copyOf(values);
  }

  public static Said of(TextKey key, Object... values) {
    return new Said(key, List.of(values));
  }

  /**
   * A move with English letters as a value, which each text writes with the letters of its moves.
   */
  public static Object move(String english) {
    return new Template.Move(english);
  }

  /** The text in a language. */
  public String in(Texts texts) {
    return texts.say(this);
  }

  /** The text in English. */
  @Override
  public String toString() {
    return in(Texts.english());
  }
}

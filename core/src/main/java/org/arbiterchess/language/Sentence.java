package org.arbiterchess.language;

import java.util.Optional;

/**
 * A statement by the arbiter, and the article of the Laws on which it is based.
 *
 * @param text the complete sentence with its full stop, without the article
 * @param article the article, such as {@code 3.9.2}; empty for house rules
 */
public record Sentence(String text, Optional<String> article) {

  /** The sentence, with its article of the Laws, if any, in parentheses before the full stop. */
  public String cited() {
    return article.isPresent()
        ? text.substring(0, text.length() - 1) + " (" + article.get() + ")."
        : text;
  }

  /** The same as {@link #cited}. */
  @Override
  public String toString() {
    return cited();
  }
}

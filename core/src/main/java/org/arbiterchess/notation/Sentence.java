package org.arbiterchess.notation;

import java.util.Optional;

/**
 * A sentence of the arbiter and the article of the Laws behind it.
 *
 * @param text the whole sentence with its full stop, without the article
 * @param article the article, such as {@code 3.9.2}; house rules have none
 */
public record Sentence(String text, Optional<String> article) {

  /** The sentence with its article in parentheses before the full stop. */
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

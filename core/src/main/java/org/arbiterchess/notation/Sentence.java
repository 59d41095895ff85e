package org.arbiterchess.notation;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * A sentence from the arbiter and the article of the Laws it is based on.
 *
 * @param text the complete sentence with its full stop, without the article
 * @param article the article, such as {@code 3.9.2}; empty for house rules
 */
public record Sentence(String text, Optional<String> article) {

  public Sentence {
    requireNonNull(text, "text");
    requireNonNull(article, "article");
  }

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

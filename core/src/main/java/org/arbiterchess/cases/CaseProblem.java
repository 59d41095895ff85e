package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

/**
 * The reason why a question cannot be answered.
 *
 * @param key the part of the question, such as {@code from}
 * @param isMissing whether the part is missing; then {@code text} asks for it
 * @param text a whole sentence for the person who asks
 */
public record CaseProblem(String key, boolean isMissing, String text) implements CaseAnswer {

  public CaseProblem {
    requireNonNull(key, "key");
    requireNonNull(text, "text");
  }
}

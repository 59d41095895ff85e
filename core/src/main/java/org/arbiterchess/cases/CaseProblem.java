package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

/**
 * The reason why a question cannot be answered.
 *
 * @param key the part of the question that has the problem, such as {@code from}
 * @param isMissing whether the part is missing, in which case {@code text} asks for it
 * @param text a complete sentence for the person asking the question
 */
public record CaseProblem(String key, boolean isMissing, String text) implements CaseReply {

  public CaseProblem {
    requireNonNull(key, "key");
    requireNonNull(text, "text");
  }
}

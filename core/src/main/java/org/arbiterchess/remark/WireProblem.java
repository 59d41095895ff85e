package org.arbiterchess.remark;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;

/**
 * A problem in a JSON tree.
 *
 * @param path the path to the invalid value, such as {@code $.events[3].attempt}; {@code $} is the
 *     whole tree
 * @param found the invalid value, shortened if it is long
 * @param expected a description of valid values
 */
public record WireProblem(String path, Said found, Said expected) {

  /** The problem as a message: the path, what was found and what was expected. */
  public String message(Texts texts) {
    return remark().in(texts);
  }

  private Said remark() {
    return Said.of(InputText.WRONG_VALUE, path, found, expected);
  }

  /** Like {@link #message(Texts)}, but in English. */
  @Override
  public String toString() {
    return remark().toString();
  }
}

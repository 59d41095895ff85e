package org.arbiterchess.cli.terminal;

import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;

/**
 * Thrown if the input is invalid. The message is a complete sentence in the terminal's language.
 * {@code Main} prints it, and the JSON loop returns it as an answer.
 */
public final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public BadInputException(Texts texts, TextKey key, Object... values) {
    this(texts.say(key, values));
  }

  public BadInputException(String message) {
    super(message, null, false, false);
  }
}

package org.arbiterchess.cli.terminal;

/**
 * The input is unusable. The message is a whole sentence in the language of the terminal, which
 * {@code Main} prints and the JSON loop answers with.
 */
public final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public BadInputException(String message) {
    super(message, null, false, false);
  }
}

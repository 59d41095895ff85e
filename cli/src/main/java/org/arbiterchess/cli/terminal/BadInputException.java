package org.arbiterchess.cli.terminal;

/**
 * A question that cannot be answered as it was put. The message is a whole sentence on what is
 * wrong and where. {@code Main} and {@code JsonQueryLoop}, the two edges, turn it into an answer.
 */
public final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public BadInputException(String sentence) {
    super(sentence, null, false, false);
  }
}

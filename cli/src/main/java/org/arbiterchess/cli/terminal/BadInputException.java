package org.arbiterchess.cli.terminal;

import org.arbiterchess.cli.Main;
import org.arbiterchess.cli.query.JsonQueryLoop;

/**
 * A question that cannot be answered as it was put. The message is a whole sentence on what is
 * wrong and where. {@link Main} and {@link JsonQueryLoop}, the two edges, turn it into an answer.
 */
public final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public BadInputException(String sentence) {
    super(sentence, null, false, false);
  }
}

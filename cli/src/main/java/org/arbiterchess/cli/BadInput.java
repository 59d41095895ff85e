package org.arbiterchess.cli;

/**
 * A question that cannot be answered as it was put. The message is a whole sentence on what is
 * wrong and where. {@link Main} and {@link JsonFilter}, the two edges, turn it into an answer.
 */
public final class BadInput extends RuntimeException {

  private static final long serialVersionUID = 1;

  public BadInput(String sentence) {
    super(sentence, null, false, false);
  }
}

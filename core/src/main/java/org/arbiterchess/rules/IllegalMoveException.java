package org.arbiterchess.rules;

import org.arbiterchess.chess.ArbiterException;

/**
 * Thrown if an attempt is illegal. The message is the arbiter's explanation, which cites the
 * article of the Laws.
 */
public final class IllegalMoveException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final transient Ruling.Illegal ruling;

  /** Creates an exception for a ruling, with an explanation. */
  public IllegalMoveException(Ruling.Illegal ruling, String message) {
    super(message);
    this.ruling = ruling;
  }

  /** The ruling, with its reason and evidence. It is lost if the exception is serialized. */
  public Ruling.Illegal ruling() {
    return ruling;
  }
}

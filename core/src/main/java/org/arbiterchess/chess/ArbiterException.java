package org.arbiterchess.chess;

/**
 * The base class of the exceptions that this library throws when it rejects input: text that cannot
 * be read, an illegal move, a refused command, or a search that ended without an answer. The
 * message is human-readable and in English. Every method that throws such an exception has an
 * alternative that returns a value instead: {@code read} replaces {@code parse}, and the optional
 * accessors of a result replace {@code orElseThrow}.
 */
public class ArbiterException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** Creates an exception with a human-readable message. */
  public ArbiterException(String message) {
    super(message);
  }
}

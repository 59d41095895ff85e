package org.arbiterchess.remark;

import org.arbiterchess.chess.ArbiterException;

/**
 * Thrown if text is not what a {@code parse} method expects. The message quotes the text and says
 * what to write instead.
 */
public final class TextParseException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final String text;
  private final int offset;

  /** Creates an exception for the first error in the text, at an offset counted from 0. */
  public TextParseException(String text, int offset, String message) {
    super(message);
    this.text = text;
    this.offset = offset;
  }

  /** The text that was parsed. */
  public String text() {
    return text;
  }

  /** The offset of the first error in the text, counted from 0. */
  public int offset() {
    return offset;
  }
}

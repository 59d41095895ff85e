package org.arbiterchess.server.transfer;

/** A text of games that is not as it was written. The message is a sentence that says where. */
public final class Damaged extends RuntimeException {

  private static final long serialVersionUID = 1;

  Damaged(String sentence) {
    super(sentence, null, false, false);
  }
}

package org.arbiterchess.server.transfer;

/** A text of games that is not as it was written. The message is a sentence that says where. */
public final class DamagedExportException extends RuntimeException {

  private static final long serialVersionUID = 1;

  DamagedExportException(String message) {
    super(message, null, false, false);
  }
}

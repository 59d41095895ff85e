package org.arbiterchess.server.transfer;

/** An export file is damaged. The message is a sentence that says where. */
public final class DamagedExportException extends RuntimeException {

  private static final long serialVersionUID = 1;

  DamagedExportException(String message) {
    super(message, null, false, false);
  }
}

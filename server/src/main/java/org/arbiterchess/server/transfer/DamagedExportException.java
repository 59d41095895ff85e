package org.arbiterchess.server.transfer;

/** Thrown when an export file is damaged. The message is a sentence that describes the damage. */
public final class DamagedExportException extends RuntimeException {

  private static final long serialVersionUID = 1;

  DamagedExportException(String message) {
    super(message, null, false, false);
  }
}

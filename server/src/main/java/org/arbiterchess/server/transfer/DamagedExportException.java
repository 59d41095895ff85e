package org.arbiterchess.server.transfer;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;

/**
 * Thrown when an export file is damaged. The message is an English sentence that describes the
 * damage.
 */
public final class DamagedExportException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Said text;

  public DamagedExportException(ServerText key, Object... values) {
    super(Texts.english().say(key, values), null, false, false);
    this.text = Said.of(key, values);
  }

  /** The message in any language. It is lost if the exception is serialised. */
  public Said text() {
    return text;
  }
}

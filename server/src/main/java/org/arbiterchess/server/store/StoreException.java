package org.arbiterchess.server.store;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;

/**
 * Thrown when the store cannot be opened, read or written to. The message is in English, explains
 * the cause and the remedy, and contains no secrets.
 */
public abstract sealed class StoreException extends RuntimeException
    permits MaybeStoredException, NotStoredException, StoreOpenException, StoreReadException {

  private static final long serialVersionUID = 1;

  private final transient Said text;

  StoreException(Said text, Throwable cause) {
    super(Texts.english().say(text), cause);
    this.text = text;
  }

  /** The translatable message. It is lost if the exception is serialised. */
  public Said text() {
    return text;
  }
}

package org.arbiterchess.server.room;

import java.util.function.Consumer;

/** Passes program errors to a test and ignores all other events. */
public record ErrorListener(Consumer<Throwable> errors) implements ServerEventListener {

  @Override
  public void programError(Throwable error) {
    errors.accept(error);
  }
}

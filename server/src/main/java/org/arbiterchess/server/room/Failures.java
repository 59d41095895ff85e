package org.arbiterchess.server.room;

import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.ServerReason;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.NotStored;
import org.arbiterchess.server.store.PerhapsStored;

/** What a failure is to whoever asked for something. */
final class Failures {

  private Failures() {}

  static Throwable cause(Throwable failure) {
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }

  /** Failures that are not known are the server's fault, and told to whoever mends it. */
  static Refusing refusal(Throwable failure, Consumer<Throwable> faults) {
    Throwable cause = cause(failure);
    if (cause instanceof Refusing refusing) {
      return refusing;
    }
    if (cause instanceof Overtaken
        || cause instanceof NotStored
        || cause instanceof PerhapsStored
        || cause instanceof CannotRead) {
      return new Refusing(ServerReason.NOT_STORED);
    }
    faults.accept(cause);
    return new Refusing(ServerReason.OUR_FAULT);
  }

  /** Where nobody knows whether it was stored, that is no refusal yet. */
  static RuntimeException unlessPerhapsStored(Throwable failure, Consumer<Throwable> faults) {
    return cause(failure) instanceof PerhapsStored perhaps ? perhaps : refusal(failure, faults);
  }
}

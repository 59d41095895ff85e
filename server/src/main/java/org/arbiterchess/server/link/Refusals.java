package org.arbiterchess.server.link;

import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.arbiterchess.server.protocol.Malformed;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.ServerReason;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.NotStored;
import org.arbiterchess.server.store.PerhapsStored;

/** Failures as whoever asked is told of them. */
final class Refusals {

  private Refusals() {}

  static Refusing of(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof CompletionException || cause instanceof ExecutionException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof Refusing refusing) {
      return refusing;
    }
    if (cause instanceof Malformed malformed) {
      return new Refusing(ServerReason.MALFORMED, malformed.getMessage());
    }
    boolean store =
        cause instanceof NotStored || cause instanceof PerhapsStored || cause instanceof CannotRead;
    return new Refusing(store ? ServerReason.NOT_STORED : ServerReason.OUR_FAULT);
  }
}

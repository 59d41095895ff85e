package org.arbiterchess.server.room;

import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;

/** What a failure is to whoever asked for something. */
final class FailureMapper {

  private FailureMapper() {}

  static Throwable cause(Throwable failure) {
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }

  /** Failures that are not known are the server's fault, and told to whoever mends it. */
  static RefusalException refusal(Throwable failure, Consumer<Throwable> faults) {
    Throwable cause = cause(failure);
    if (cause instanceof RefusalException refusing) {
      return refusing;
    }
    if (cause instanceof ConflictException
        || cause instanceof NotStoredException
        || cause instanceof MaybeStoredException
        || cause instanceof StoreReadException) {
      return new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    faults.accept(cause);
    return new RefusalException(ServerRefusalReason.OUR_FAULT);
  }

  /** Where nobody knows whether it was stored, that is no refusal yet. */
  static RuntimeException unlessPerhapsStored(Throwable failure, Consumer<Throwable> faults) {
    return cause(failure) instanceof MaybeStoredException perhaps
        ? perhaps
        : refusal(failure, faults);
  }
}

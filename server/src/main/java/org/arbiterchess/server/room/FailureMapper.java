package org.arbiterchess.server.room;

import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;

/** Turns failures into refusals for the client. */
final class FailureMapper {

  private FailureMapper() {}

  static Throwable unwrap(Throwable failure) {
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }

  /** Unexpected failures are the server's fault and go to the error handler. */
  static RefusalException toRefusal(Throwable failure, Consumer<Throwable> errorHandler) {
    Throwable cause = unwrap(failure);
    if (cause instanceof RefusalException refusal) {
      return refusal;
    }
    if (cause instanceof ConflictException
        || cause instanceof NotStoredException
        || cause instanceof MaybeStoredException
        || cause instanceof StoreReadException) {
      return new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    errorHandler.accept(cause);
    return new RefusalException(ServerRefusalReason.OUR_FAULT);
  }

  /** If it is unknown whether something was stored, it is not refused yet. */
  static RuntimeException toRefusalUnlessMaybeStored(
      Throwable failure, Consumer<Throwable> errorHandler) {
    return unwrap(failure) instanceof MaybeStoredException maybeStored
        ? maybeStored
        : toRefusal(failure, errorHandler);
  }
}

package org.arbiterchess.server.room;

import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;

/** Converts failures to refusals for the client. */
public final class FailureMapper {

  private FailureMapper() {}

  static Throwable unwrap(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof CompletionException || cause instanceof ExecutionException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  /**
   * Converts a failure to a refusal. An unexpected failure becomes {@link
   * ServerRefusalReason#OUR_FAULT}.
   */
  public static RefusalException toRefusal(Throwable failure) {
    Throwable cause = unwrap(failure);
    if (cause instanceof RefusalException refusal) {
      return refusal;
    }
    if (cause instanceof MaybeStoredException) {
      return new RefusalException(ServerRefusalReason.MAYBE_STORED);
    }
    boolean notStored = cause instanceof NotStoredException || cause instanceof StoreReadException;
    return new RefusalException(
        notStored ? ServerRefusalReason.NOT_STORED : ServerRefusalReason.OUR_FAULT);
  }

  /** Converts a failure to a refusal, and reports unexpected failures to the listener. */
  static RefusalException toRefusal(Throwable failure, ServerEventListener listener) {
    Throwable cause = unwrap(failure);
    RefusalException refusal = toRefusal(cause);
    if (refusal != cause && refusal.reason() == ServerRefusalReason.OUR_FAULT) {
      listener.programError(cause);
    }
    return refusal;
  }
}

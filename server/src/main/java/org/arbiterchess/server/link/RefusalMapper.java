package org.arbiterchess.server.link;

import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.arbiterchess.server.protocol.MalformedMessageException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;

/** Failures as whoever asked is told of them. */
final class RefusalMapper {

  private RefusalMapper() {}

  static RefusalException of(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof CompletionException || cause instanceof ExecutionException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof RefusalException refusing) {
      return refusing;
    }
    if (cause instanceof MalformedMessageException malformed) {
      return new RefusalException(ServerRefusalReason.MALFORMED, malformed.getMessage());
    }
    boolean store =
        cause instanceof NotStoredException
            || cause instanceof MaybeStoredException
            || cause instanceof StoreReadException;
    return new RefusalException(
        store ? ServerRefusalReason.NOT_STORED : ServerRefusalReason.OUR_FAULT);
  }
}

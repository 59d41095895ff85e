package org.arbiterchess.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;

/**
 * Reads new events for many games with one query, which takes little longer than a query for one
 * game. Requests that arrive during a query share the next one. Callers never block.
 */
final class BatchedEventReader implements AutoCloseable {

  private static final int MAX_BATCH = 1_000;

  private record PendingRead(
      EventLogPosition cursor, CompletableFuture<List<StoredEvent>> answer) {}

  private final ReadConnectionPool readers;
  private final LinkedBlockingQueue<PendingRead> queue = new LinkedBlockingQueue<>();
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "store-reader");
            thread.setDaemon(true);
            return thread;
          });

  BatchedEventReader(ReadConnectionPool readers) {
    this.readers = readers;
  }

  /**
   * The events after the cursor. Completes exceptionally with {@link StoreReadException} if the
   * read fails.
   */
  CompletableFuture<List<StoredEvent>> read(EventLogPosition cursor) {
    PendingRead pending = new PendingRead(cursor, new CompletableFuture<>());
    queue.add(pending);
    try {
      executor.execute(this::readBatch);
    } catch (RejectedExecutionException e) {
      pending.answer.completeExceptionally(ReadConnectionPool.stoppedException());
    }
    return pending.answer;
  }

  /**
   * Answers all queued requests. Often there are none left, because an earlier batch has already
   * answered them.
   */
  private void readBatch() {
    List<PendingRead> batch = new ArrayList<>();
    queue.drainTo(batch, MAX_BATCH);
    if (batch.isEmpty()) {
      return;
    }
    try {
      List<EventLogPosition> cursor = batch.stream().map(PendingRead::cursor).toList();
      List<List<StoredEvent>> results = readers.query(sql -> sql.eventsAfter(cursor));
      for (int i = 0; i < results.size(); i++) {
        batch.get(i).answer.complete(results.get(i));
      }
    } catch (RuntimeException e) {
      batch.forEach(pending -> pending.answer.completeExceptionally(e));
    }
  }

  /** Stops accepting requests. Queued requests are still answered. */
  @Override
  public void close() {
    executor.shutdown();
  }
}

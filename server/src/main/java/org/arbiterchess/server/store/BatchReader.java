package org.arbiterchess.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;

/**
 * Reads what is new in many games by one question, because a database takes hardly longer for many
 * than for one: whoever asks while a question is under way is in the next. Nobody waits meanwhile.
 */
final class BatchReader implements AutoCloseable {

  private static final int AT_ONCE = 1_000;

  private record Waiting(EventCursor known, CompletableFuture<List<StoredEvent>> answer) {}

  private final ReadConnectionPool readers;
  private final LinkedBlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();
  private final ExecutorService reader =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "store-reader");
            thread.setDaemon(true);
            return thread;
          });

  BatchReader(ReadConnectionPool readers) {
    this.readers = readers;
  }

  /**
   * The events that come after those known. Completes exceptionally with {@link
   * StoreReadException}.
   */
  CompletableFuture<List<StoredEvent>> read(EventCursor known) {
    Waiting one = new Waiting(known, new CompletableFuture<>());
    waiting.add(one);
    try {
      reader.execute(this::answerSome);
    } catch (RejectedExecutionException e) {
      one.answer.completeExceptionally(ReadConnectionPool.stopping());
    }
    return one.answer;
  }

  /** Often there is nobody: one question has answered those who asked after it, too. */
  private void answerSome() {
    List<Waiting> group = new ArrayList<>();
    waiting.drainTo(group, AT_ONCE);
    if (group.isEmpty()) {
      return;
    }
    try {
      List<EventCursor> known = group.stream().map(Waiting::known).toList();
      List<List<StoredEvent>> news = readers.ask(sql -> sql.news(known));
      for (int i = 0; i < news.size(); i++) {
        group.get(i).answer.complete(news.get(i));
      }
    } catch (RuntimeException e) {
      group.forEach(one -> one.answer.completeExceptionally(e));
    }
  }

  /** Whoever has asked is still answered. */
  @Override
  public void close() {
    reader.shutdown();
  }
}

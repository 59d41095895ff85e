package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * The writes waiting for the writer thread. The queue is bounded, because it is better to refuse a
 * write at once than to complete it late.
 */
final class WriteQueue {

  /**
   * A write and the future for its result.
   *
   * @param game the id of the game that the write changes
   */
  record PendingWrite<T>(String game, BatchWriter.WriteTask<T> write, CompletableFuture<T> answer) {

    /** Executes the write and returns the callback to run after the commit. */
    Runnable write(SqlWriteConnection sql) throws SQLException {
      Supplier<T> result = write.write(sql);
      return () -> answer.complete(result.get());
    }
  }

  private final int capacity;
  private final Queue<PendingWrite<?>> queue = new ArrayDeque<>();
  private boolean closed;

  WriteQueue(int capacity) {
    this.capacity = capacity;
  }

  <T> CompletableFuture<T> add(String game, BatchWriter.WriteTask<T> write) {
    synchronized (queue) {
      if (closed) {
        return CompletableFuture.failedFuture(stoppedException());
      }
      if (queue.size() == capacity) {
        return CompletableFuture.failedFuture(
            new NotStoredException(Said.of(ServerText.NOT_STORED_TOO_SLOW), null));
      }
      PendingWrite<T> pending = new PendingWrite<>(game, write, new CompletableFuture<>());
      queue.add(pending);
      queue.notifyAll();
      return pending.answer();
    }
  }

  private static NotStoredException stoppedException() {
    return new NotStoredException(Said.of(ServerText.NOT_STORED_STOPPING), null);
  }

  /** Blocks until there are writes. Returns an empty list once the queue is closed and empty. */
  List<PendingWrite<?>> takeBatch(int limit) {
    synchronized (queue) {
      while (queue.isEmpty() && !closed) {
        try {
          queue.wait();
        } catch (InterruptedException e) {
          // The writer thread is interrupted only in order to stop it.
          closed = true;
        }
      }
      List<PendingWrite<?>> batch = new ArrayList<>(Math.min(limit, queue.size()));
      while (!queue.isEmpty() && batch.size() < limit) {
        batch.add(queue.remove());
      }
      return batch;
    }
  }

  int size() {
    synchronized (queue) {
      return queue.size();
    }
  }

  void close() {
    synchronized (queue) {
      closed = true;
      queue.notifyAll();
    }
  }

  /** Fails all queued writes, because the writer thread has stopped. */
  void failAll() {
    close();
    takeBatch(Integer.MAX_VALUE)
        .forEach(one -> one.answer().completeExceptionally(stoppedException()));
  }
}

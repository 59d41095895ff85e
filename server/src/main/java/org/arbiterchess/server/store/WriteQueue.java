package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The queue before the writer. It has a limit: beyond that, a no now is better than a late yes. */
final class WriteQueue {

  /**
   * Something to write, and the promise of an answer.
   *
   * @param game the game it is about
   */
  record PendingWrite<T>(String game, BatchWriter.WriteTask<T> write, CompletableFuture<T> answer) {

    /** What to tell whoever waits, after the commit. */
    Runnable write(SqlUpdates sql) throws SQLException {
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
            new NotStoredException(
                "Nothing was stored: the disk is too slow for all that is to be written. Try again"
                    + " in a moment."));
      }
      PendingWrite<T> pending = new PendingWrite<>(game, write, new CompletableFuture<>());
      queue.add(pending);
      queue.notifyAll();
      return pending.answer();
    }
  }

  private static NotStoredException stoppedException() {
    return new NotStoredException("Nothing was stored: the server is being stopped.");
  }

  /** Waits for something; empty when there will be nothing any more. */
  List<PendingWrite<?>> takeBatch(int limit) {
    synchronized (queue) {
      while (queue.isEmpty() && !closed) {
        try {
          queue.wait();
        } catch (InterruptedException e) {
          // Nobody interrupts the writer but those who want it to end.
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

  boolean isClosed() {
    synchronized (queue) {
      return closed;
    }
  }

  void close() {
    synchronized (queue) {
      closed = true;
      queue.notifyAll();
    }
  }

  /** For when nobody will write any more. */
  void failAll() {
    close();
    takeBatch(Integer.MAX_VALUE)
        .forEach(one -> one.answer().completeExceptionally(stoppedException()));
  }
}

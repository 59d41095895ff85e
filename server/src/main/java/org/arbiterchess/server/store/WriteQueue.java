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
   * @param about the game it is about
   */
  record Waiting<T>(String about, BatchWriter.Write<T> write, CompletableFuture<T> answer) {

    /** What to tell whoever waits, after the commit. */
    Runnable write(SqlUpdates sql) throws SQLException {
      Supplier<T> result = write.write(sql);
      return () -> answer.complete(result.get());
    }
  }

  private final int capacity;
  private final Queue<Waiting<?>> queue = new ArrayDeque<>();
  private boolean closed;

  WriteQueue(int capacity) {
    this.capacity = capacity;
  }

  <T> CompletableFuture<T> add(String about, BatchWriter.Write<T> write) {
    synchronized (queue) {
      if (closed) {
        return CompletableFuture.failedFuture(stopping());
      }
      if (queue.size() == capacity) {
        return CompletableFuture.failedFuture(
            new NotStoredException(
                "Nothing was stored: the disk is too slow for all that is to be written. Try again"
                    + " in a moment."));
      }
      Waiting<T> waiting = new Waiting<>(about, write, new CompletableFuture<>());
      queue.add(waiting);
      queue.notifyAll();
      return waiting.answer();
    }
  }

  private static NotStoredException stopping() {
    return new NotStoredException("Nothing was stored: the server is being stopped.");
  }

  /** Waits for something; empty when there will be nothing any more. */
  List<Waiting<?>> next(int atMost) {
    synchronized (queue) {
      while (queue.isEmpty() && !closed) {
        try {
          queue.wait();
        } catch (InterruptedException e) {
          // Nobody interrupts the writer but those who want it to end.
          closed = true;
        }
      }
      List<Waiting<?>> group = new ArrayList<>(Math.min(atMost, queue.size()));
      while (!queue.isEmpty() && group.size() < atMost) {
        group.add(queue.remove());
      }
      return group;
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
  void refuseAll() {
    close();
    next(Integer.MAX_VALUE).forEach(one -> one.answer().completeExceptionally(stopping()));
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.arbiterchess.server.store.WriteQueue.PendingWrite;

/**
 * Writes to the database on a single thread. It stores all queued writes in one transaction,
 * because committing many writes takes no longer than committing one. If the transaction fails, all
 * its writes fail, but the next transaction is not affected, so the server need not be restarted
 * after running out of disk space. If the database is unreachable, the writer retries for a while.
 */
final class BatchWriter implements AutoCloseable {

  /**
   * A write to the database. Its result is available once the whole batch has been executed. It may
   * run again after a rollback, or when the outcome of the commit is unknown.
   */
  interface WriteTask<T> {
    Supplier<T> write(SqlWriteConnection sql) throws SQLException;
  }

  private static final int MAX_BATCH = 1_000;
  private static final int CALLBACK_THREADS = 4;

  /** The minimum number of callbacks that justifies another thread. */
  private static final int CALLBACKS_PER_THREAD = 16;

  private static final long RETRY_MILLIS = 100;

  private final Database database;
  private final WriteQueue queue;
  private final Thread writer = new Thread(this::run, "store-writer");

  /** Completes futures while the next transaction runs. The callbacks send messages to clients. */
  private final ExecutorService callbackExecutor =
      Executors.newFixedThreadPool(
          CALLBACK_THREADS,
          task -> {
            Thread thread = new Thread(task, "store-callbacks");
            thread.setDaemon(true);
            return thread;
          });

  private final AtomicLong transactionCount = new AtomicLong();

  /** Null after a failure that requires a new connection. */
  private SqlWriteConnection sql;

  BatchWriter(Database database, SqlWriteConnection sql, int capacity) {
    this.database = database;
    this.sql = sql;
    this.queue = new WriteQueue(capacity);
    writer.setDaemon(true);
    writer.start();
  }

  /**
   * Queues a write. The future completes after the commit, or immediately with {@link
   * NotStoredException} if the queue is full.
   *
   * @param game the id of the game that the write changes; writes to the same game keep their order
   */
  <T> CompletableFuture<T> write(String game, WriteTask<T> write) {
    return queue.add(game, write);
  }

  int queuedWrites() {
    return queue.size();
  }

  long transactionCount() {
    return transactionCount.get();
  }

  private void run() {
    try {
      List<PendingWrite<?>> batch = queue.takeBatch(MAX_BATCH);
      while (!batch.isEmpty()) {
        List<Runnable> callbacks = writeBatch(batch);
        eraseDeletedData();
        complete(callbacks);
        batch = queue.takeBatch(MAX_BATCH);
      }
    } finally {
      callbackExecutor.shutdown();
      queue.failAll();
    }
  }

  private void complete(List<Runnable> callbacks) {
    int size = Math.max(CALLBACKS_PER_THREAD, -Math.floorDiv(-callbacks.size(), CALLBACK_THREADS));
    for (int from = 0; from < callbacks.size(); from += size) {
      List<Runnable> part = callbacks.subList(from, Math.min(callbacks.size(), from + size));
      callbackExecutor.execute(() -> part.forEach(Runnable::run));
    }
  }

  /** Writes a batch, with retries, and returns the callbacks that complete its futures. */
  private List<Runnable> writeBatch(List<PendingWrite<?>> batch) {
    // Every server locks games in the same order, which prevents deadlocks.
    batch.sort(Comparator.comparing(PendingWrite::game));
    long startedAt = System.nanoTime();
    boolean maybeStored = false;
    while (true) {
      boolean committing = false;
      try {
        List<Runnable> callbacks = executeBatch(batch, maybeStored);
        committing = true;
        sql.commit();
        transactionCount.incrementAndGet();
        return callbacks;
      } catch (SQLException e) {
        rollBack(e);
        StoreFailure description = database.describe(e);
        maybeStored |= committing && description.isTransient();
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedAt);
        if (!description.isTransient() || waited >= database.retryMillis() || !pause()) {
          return failAll(
              batch, maybeStored ? description.maybeStored(e) : description.notStored(e));
        }
      } catch (RuntimeException e) {
        rollBack(e);
        return failAll(
            batch,
            new NotStoredException(StoreMessage.of(StoreMessageKey.NOT_STORED_PROGRAM_ERROR), e));
      }
    }
  }

  private List<Runnable> executeBatch(List<PendingWrite<?>> batch, boolean isRetry)
      throws SQLException {
    if (sql == null) {
      sql = database.openForWriting();
    }
    if (isRetry) {
      sql.markAsRetry();
    }
    List<Runnable> callbacks = new ArrayList<>(batch.size());
    for (PendingWrite<?> one : batch) {
      callbacks.add(one.write(sql));
    }
    sql.flush();
    return callbacks;
  }

  /** Pauses before a retry. Returns false if the thread is interrupted. */
  private static boolean pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(RETRY_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static List<Runnable> failAll(List<PendingWrite<?>> batch, RuntimeException failure) {
    return List.of(() -> batch.forEach(one -> one.answer().completeExceptionally(failure)));
  }

  private void eraseDeletedData() {
    try {
      if (sql != null && sql.needsErasing()) {
        sql.eraseDeletedData();
      }
    } catch (SQLException e) {
      // The transaction is already committed. Erasing is retried after the next transaction.
      return;
    }
  }

  /** Rolls back. Discards the connection if it was lost or the rollback fails. */
  private void rollBack(Exception failure) {
    if (sql == null) {
      return;
    }
    try {
      sql.rollback();
      if (failure instanceof SQLException sqlFailure
          && database.describe(sqlFailure).isTransient()) {
        discardConnection(failure);
      }
    } catch (SQLException e) {
      failure.addSuppressed(e);
      discardConnection(failure);
    }
  }

  private void discardConnection(Exception failure) {
    try {
      sql.close();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
    sql = null;
  }

  /** Completes all queued writes and their futures before it returns. */
  @Override
  public void close() throws SQLException {
    queue.close();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          writer.join();
          if (callbackExecutor.awaitTermination(1, TimeUnit.DAYS)) {
            break;
          }
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (sql != null) {
        sql.close();
        sql = null;
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}

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
 * The one thread that writes. Whatever waits is written in one transaction, because the disk takes
 * as long for many as for one. When that fails, everybody in it is told so, and the next
 * transaction begins anew: a disk that has space again needs no restart. A database that went away
 * is waited for a while.
 */
final class BatchWriter implements AutoCloseable {

  /**
   * Something to write, and its answer once everything was. It may be done again, after what it did
   * was undone or nobody knows.
   */
  interface WriteTask<T> {
    Supplier<T> write(SqlUpdates sql) throws SQLException;
  }

  private static final int MAX_BATCH = 1_000;
  private static final long RETRY_MILLIS = 100;

  private final Database database;
  private final WriteQueue queue;
  private final Thread writer = new Thread(this::run, "store-writer");

  /** Answers are given while the next transaction is under way. */
  private final ExecutorService callbackExecutor =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "store-answers");
            thread.setDaemon(true);
            return thread;
          });

  private final AtomicLong transactionCount = new AtomicLong();

  /** Null after it failed. */
  private SqlUpdates sql;

  BatchWriter(Database database, SqlUpdates sql, int capacity) {
    this.database = database;
    this.sql = sql;
    this.queue = new WriteQueue(capacity);
    writer.setDaemon(true);
    writer.start();
  }

  /**
   * Completes after the commit; at once with {@link NotStoredException} if too many wait already.
   *
   * @param game what it is about. What is about the same game is written in the order it came
   */
  <T> CompletableFuture<T> write(String game, WriteTask<T> write) {
    return queue.add(game, write);
  }

  int queuedWrites() {
    return queue.size();
  }

  /** How many transactions there were. */
  long transactionCount() {
    return transactionCount.get();
  }

  private void run() {
    try {
      List<PendingWrite<?>> batch = queue.takeBatch(MAX_BATCH);
      while (!batch.isEmpty()) {
        List<Runnable> callbacks = writeBatch(batch);
        eraseDeletedData();
        callbackExecutor.execute(() -> callbacks.forEach(Runnable::run));
        batch = queue.takeBatch(MAX_BATCH);
      }
    } finally {
      callbackExecutor.shutdown();
      queue.failAll();
    }
  }

  /** What to tell those who wait, once that is certain or was waited for long enough. */
  private List<Runnable> writeBatch(List<PendingWrite<?>> batch) {
    // Whoever takes games in the same order as others never waits for them in a circle.
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
            batch, new NotStoredException("Nothing was stored, by a fault of the program.", e));
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

  /** Whether to try once more. */
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
      // What was written stays written, and the traces will be erased after the next transaction.
      return;
    }
  }

  /** A connection that failed by itself, or cannot even take back, is not used again. */
  private void rollBack(Exception failure) {
    if (sql == null) {
      return;
    }
    try {
      sql.rollback();
      if (failure instanceof SQLException known && database.describe(known).isTransient()) {
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

  /** Writes what waits; returns when all of it was answered. */
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

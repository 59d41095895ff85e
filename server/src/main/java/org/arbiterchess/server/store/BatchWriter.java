package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.WriteQueue.PendingWrite;
import org.sqlite.SQLiteErrorCode;

/**
 * Writes to the database on a single thread. It stores all queued writes in one transaction,
 * because committing many writes takes no longer than committing one. If the transaction fails, all
 * its writes fail, and the next transaction uses a new connection, so the server need not be
 * restarted after running out of disk space. If the database is unreachable, the writer retries for
 * a while.
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
  private static final long ERASE_RETRY_MILLIS = 1_000;

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

  /**
   * The games for which the outcome of a commit is unknown. They are unsettled until a later commit
   * succeeds: until then a crash may still reveal data that cannot be read now.
   */
  private final Set<String> unsettledGames = ConcurrentHashMap.newKeySet();

  private long eraseRetryNanos = System.nanoTime();

  /** Null after a failure. */
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

  /**
   * Completes once the outcome of every write to the game is known, or exceptionally if a test
   * write fails.
   */
  CompletableFuture<?> settle(String game) {
    return unsettledGames.contains(game)
        ? write(game, SqlStore::probe)
        : CompletableFuture.completedFuture(null);
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
    while (true) {
      boolean committing = false;
      try {
        List<Runnable> callbacks = executeBatch(batch);
        committing = true;
        sql.commit();
        unsettledGames.clear();
        transactionCount.incrementAndGet();
        return callbacks;
      } catch (SQLException e) {
        StoreFailure failure = database.describe(e);
        discardConnection(e);
        if (committing && !failure.isRolledBack()) {
          batch.forEach(one -> unsettledGames.add(one.game()));
        }
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedAt);
        if (!failure.isTransient() || waited >= database.retryMillis() || !pause()) {
          return failAll(batch, failure.notStored(e), failure.maybeStored(e));
        }
      } catch (RuntimeException e) {
        discardConnection(e);
        return failAll(
            batch,
            new NotStoredException(Said.of(ServerText.NOT_STORED_PROGRAM_ERROR), e),
            database.describe(new SQLException(e)).maybeStored(e));
      }
    }
  }

  /**
   * Executes the writes without committing them. After a failed sync, the write-ahead log is
   * emptied first, because parts of it may be readable now but lost in a power failure, and
   * everything after them as well.
   */
  private List<Runnable> executeBatch(List<PendingWrite<?>> batch) throws SQLException {
    if (sql == null) {
      sql = database.openForWriting();
      if (!unsettledGames.isEmpty() && !sql.tryErase()) {
        throw new SQLException(
            "the write-ahead log is in use", null, SQLiteErrorCode.SQLITE_BUSY.code);
      }
    }
    if (!unsettledGames.isEmpty()) {
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

  private List<Runnable> failAll(
      List<PendingWrite<?>> batch, NotStoredException notStored, MaybeStoredException maybeStored) {
    return batch.stream()
        .<Runnable>map(
            one -> {
              StoreException failure =
                  unsettledGames.contains(one.game()) ? maybeStored : notStored;
              return () -> one.answer().completeExceptionally(failure);
            })
        .toList();
  }

  /**
   * Erases deleted data after a commit. If that fails, it is retried after a later commit, but not
   * at once, so that writes do not wait for a long read again and again.
   */
  private void eraseDeletedData() {
    if (sql == null || !sql.needsErasing() || System.nanoTime() - eraseRetryNanos < 0) {
      return;
    }
    eraseRetryNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ERASE_RETRY_MILLIS);
    try {
      sql.eraseDeletedData();
    } catch (SQLException e) {
      return;
    }
    if (!sql.needsErasing()) {
      eraseRetryNanos = System.nanoTime();
    }
  }

  /**
   * Closes the connection, which rolls back. Any failure may have left it unusable: one that was
   * opened while a file was read-only never writes.
   */
  private void discardConnection(Exception failure) {
    if (sql != null) {
      try {
        sql.close();
      } catch (SQLException e) {
        failure.addSuppressed(e);
      }
      sql = null;
    }
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

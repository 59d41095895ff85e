package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.sqlite.SQLiteErrorCode;

/**
 * Writes to the database on a single thread. It stores all queued writes in one transaction,
 * because committing many writes takes no longer than committing one. If the transaction fails, all
 * its writes fail, and the next transaction uses a new connection, so the server need not be
 * restarted after running out of disk space. If the database is unreachable, the writer retries for
 * a while. The queue is bounded, because it is better to refuse a write at once than to complete it
 * late.
 */
final class Writer {

  /**
   * A write and the future for its result.
   *
   * @param game the id of the game that the write changes
   * @param write supplies the result once the whole batch has been executed. It may run again after
   *     a rollback, or when the outcome of the commit is unknown.
   */
  private record PendingWrite<T>(
      String game, Sql.Task<Supplier<T>> write, CompletableFuture<T> answer) {

    /** Executes the write and returns the callback to run after the commit. */
    Runnable run(Sql sql) throws SQLException {
      Supplier<T> result = write.run(sql);
      return () -> answer.complete(result.get());
    }
  }

  private static final int MAX_BATCH = 1_000;
  private static final int CALLBACK_THREADS = Runtime.getRuntime().availableProcessors();

  /** The minimum number of callbacks that justifies another thread. */
  private static final int CALLBACKS_PER_THREAD = 16;

  private static final long RETRY_MILLIS = 100;
  private static final long ERASE_RETRY_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Dialect dialect;
  private final int capacity;
  private final BlockingQueue<PendingWrite<?>> queue = new LinkedBlockingQueue<>();
  private boolean closed;

  /** Completes futures while the next transaction runs. The callbacks send messages to clients. */
  private final ExecutorService callbackExecutor =
      Executors.newFixedThreadPool(CALLBACK_THREADS, daemons("store-callbacks"));

  /**
   * The games for which the outcome of a commit is unknown. They are unsettled until a later commit
   * succeeds: until then a crash may still reveal data that cannot be read now.
   */
  private final Set<String> unsettledGames = ConcurrentHashMap.newKeySet();

  /** True at first, because an earlier process may have left deleted data behind. */
  private boolean deletedDataRemains = true;

  private long eraseRetryNanos = System.nanoTime();

  /** When the first of the writes that have failed since the last commit was begun. */
  private OptionalLong failingSince = OptionalLong.empty();

  /** Null after a failure. */
  private Sql connection;

  /** Completes once the thread has ended and all futures are completed. */
  private final CompletableFuture<?> finished = new CompletableFuture<>();

  /** Checks with a test write that the database is writable, and starts the thread. */
  Writer(Dialect dialect, int capacity) throws SQLException {
    this.dialect = dialect;
    this.capacity = capacity;
    this.connection =
        dialect
            .openForWriting()
            .with(
                sql -> {
                  boolean unused = probe(sql);
                  sql.commit();
                });
    daemons("store-writer").newThread(this::run).start();
  }

  static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }

  /**
   * Queues a write. The future completes after the commit, or immediately with {@link
   * NotStoredException} if the queue is full.
   *
   * @param game the id of the game that the write changes; writes to the same game keep their order
   */
  <T> CompletableFuture<T> writeDeferred(String game, Sql.Task<Supplier<T>> write) {
    PendingWrite<T> pending = new PendingWrite<>(game, write, new CompletableFuture<>());
    synchronized (queue) {
      if (closed) {
        pending.answer.completeExceptionally(stopped());
      } else if (queue.size() >= capacity) {
        pending.answer.completeExceptionally(
            new NotStoredException(Said.of(ServerText.NOT_STORED_TOO_SLOW), null));
      } else {
        queue.add(pending);
      }
    }
    return pending.answer;
  }

  /** Like {@link #writeDeferred}, for a write that sees the effects of all writes before it. */
  <T> CompletableFuture<T> write(String game, Sql.Task<T> write) {
    return writeDeferred(
        game,
        sql -> {
          dialect.flush(sql);
          T result = write.run(sql);
          return () -> result;
        });
  }

  /** Queues a test write. */
  CompletableFuture<Boolean> probe(String game) {
    return write(game, Writer::probe);
  }

  /** Inserts and deletes a row, so that the next commit writes to the disk but changes nothing. */
  private static boolean probe(Sql sql) throws SQLException {
    sql.update("insert into schema_version (version) values (-1)");
    return sql.update("delete from schema_version where version = -1") > 0;
  }

  /** Removes data that a write has deleted from the files, after the commit. */
  void eraseAfterCommit() {
    deletedDataRemains = true;
  }

  private static NotStoredException stopped() {
    return new NotStoredException(Said.of(ServerText.NOT_STORED_STOPPING), null);
  }

  /**
   * Completes once the outcome of every write to the game is known, or exceptionally if a test
   * write fails.
   */
  CompletableFuture<?> settle(String game) {
    return isUnsettled(game) ? probe(game) : CompletableFuture.completedFuture(null);
  }

  /** Whether an earlier write to the game may have been stored although it failed. */
  boolean isUnsettled(String game) {
    return unsettledGames.contains(game);
  }

  int queuedWrites() {
    return queue.size();
  }

  private void run() {
    try {
      while (!isFinished()) {
        List<PendingWrite<?>> batch = new ArrayList<>(List.of(queue.take()));
        queue.drainTo(batch, MAX_BATCH - 1);
        List<Runnable> callbacks = writeBatch(batch);
        eraseDeletedData();
        complete(callbacks);
      }
      callbackExecutor.shutdown();
      boolean unused = callbackExecutor.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      // The writer thread is interrupted only in order to stop it.
      return;
    } finally {
      synchronized (queue) {
        closed = true;
        queue.forEach(one -> one.answer.completeExceptionally(stopped()));
        queue.clear();
      }
      callbackExecutor.shutdown();
      finished.complete(null);
    }
  }

  private boolean isFinished() {
    synchronized (queue) {
      return closed && queue.isEmpty();
    }
  }

  private void complete(List<Runnable> callbacks) {
    int size = Math.max(CALLBACKS_PER_THREAD, -Math.floorDiv(-callbacks.size(), CALLBACK_THREADS));
    for (int from = 0; from < callbacks.size(); from += size) {
      List<Runnable> part = callbacks.subList(from, Math.min(callbacks.size(), from + size));
      callbackExecutor.execute(() -> part.forEach(Runnable::run));
    }
  }

  /**
   * Writes a batch and returns the callbacks that complete its futures. Retries, unless writes have
   * failed for a while already.
   */
  private List<Runnable> writeBatch(List<PendingWrite<?>> batch) {
    // Every server locks games in the same order, which prevents deadlocks.
    batch.sort(Comparator.comparing(PendingWrite::game));
    long startedAt = System.nanoTime();
    while (true) {
      boolean committing = false;
      try {
        List<Runnable> callbacks = executeBatch(batch);
        committing = true;
        connection.commit();
        dialect.onCommitted();
        unsettledGames.clear();
        failingSince = OptionalLong.empty();
        return callbacks;
      } catch (SQLException e) {
        Dialect.Failure failure = dialect.describe(e);
        discardConnection(e);
        if (committing && !failure.isRolledBack()) {
          batch.forEach(one -> unsettledGames.add(one.game));
        }
        failingSince = OptionalLong.of(failingSince.orElse(startedAt));
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - failingSince.getAsLong());
        if (!failure.isTransient() || waited >= dialect.retryMillis || !pause()) {
          return failAll(batch, failure.because(ServerText.NOT_STORED_BECAUSE), failure, e);
        }
      } catch (RuntimeException e) {
        discardConnection(e);
        Dialect.Failure failure = dialect.describe(new SQLException(e));
        return failAll(batch, Said.of(ServerText.NOT_STORED_PROGRAM_ERROR), failure, e);
      }
    }
  }

  /**
   * Executes the writes without committing them. After a failed sync, the write-ahead log is
   * emptied first, because parts of it may be readable now but lost in a power failure, and
   * everything after them as well.
   */
  private List<Runnable> executeBatch(List<PendingWrite<?>> batch) throws SQLException {
    if (connection == null) {
      connection = dialect.openForWriting();
      if (!unsettledGames.isEmpty() && !dialect.tryErase(connection)) {
        throw new SQLException(
            "the write-ahead log is in use", null, SQLiteErrorCode.SQLITE_BUSY.code);
      }
    }
    List<Runnable> callbacks = new ArrayList<>(batch.size());
    for (PendingWrite<?> one : batch) {
      callbacks.add(one.run(connection));
    }
    dialect.flush(connection);
    return callbacks;
  }

  /** Pauses before a retry. Returns false if the thread is interrupted. */
  static boolean pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(RETRY_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private List<Runnable> failAll(
      List<PendingWrite<?>> batch, Said notStored, Dialect.Failure failure, Exception cause) {
    return batch.stream()
        .<Runnable>map(
            one -> {
              StoreException exception =
                  isUnsettled(one.game)
                      ? new MaybeStoredException(
                          failure.because(ServerText.MAYBE_STORED_BECAUSE), cause)
                      : new NotStoredException(notStored, cause);
              return () -> one.answer.completeExceptionally(exception);
            })
        .toList();
  }

  /**
   * Erases deleted data after a commit. If that fails, it is retried after a later commit, but not
   * at once, so that writes do not wait for a long read again and again.
   */
  private void eraseDeletedData() {
    long now = System.nanoTime();
    if (connection == null || !deletedDataRemains || now - eraseRetryNanos < 0) {
      return;
    }
    try {
      deletedDataRemains = !dialect.tryErase(connection);
    } catch (SQLException e) {
      // The data is erased after a later commit.
      deletedDataRemains = true;
    }
    eraseRetryNanos = deletedDataRemains ? now + ERASE_RETRY_NANOS : now;
  }

  /**
   * Closes the connection, which rolls back. Any failure may have left it unusable: one that was
   * opened while a file was read-only never writes.
   */
  private void discardConnection(Exception failure) {
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        failure.addSuppressed(e);
      }
      connection = null;
    }
  }

  /** Completes all queued writes and their futures, and indexes all events. */
  void close() throws SQLException {
    synchronized (queue) {
      if (!closed) {
        CompletableFuture<?> unused = write("", dialect::indexAll);
        closed = true;
      }
    }
    finished.join();
    if (connection != null) {
      connection.close();
      connection = null;
    }
  }
}

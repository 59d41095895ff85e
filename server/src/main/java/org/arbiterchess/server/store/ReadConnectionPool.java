package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * A small pool of read-only connections. Reads do not wait for the writer, and rarely wait for each
 * other.
 */
final class ReadConnectionPool implements AutoCloseable {

  interface Query<T> {
    T run(SqlQueries sql) throws SQLException;
  }

  private static final int MAX_CONNECTIONS = 4;
  private static final int IDLE_SECONDS = 60;

  private final Database database;
  private final Semaphore permits = new Semaphore(MAX_CONNECTIONS);
  private final Deque<SqlQueries> idle = new ArrayDeque<>();
  private final ThreadPoolExecutor executor;
  private boolean closed;

  ReadConnectionPool(Database database) {
    this.database = database;
    this.executor =
        new ThreadPoolExecutor(
            MAX_CONNECTIONS,
            MAX_CONNECTIONS,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> {
              Thread thread = new Thread(task, "store-loads");
              thread.setDaemon(true);
              return thread;
            });
    executor.allowCoreThreadTimeOut(true);
  }

  /** Runs a query. Throws {@link StoreReadException} if it fails. */
  <T> T query(Query<T> query) {
    permits.acquireUninterruptibly();
    try {
      Optional<SqlQueries> reused = takeIdle();
      if (reused.isPresent()) {
        try {
          return run(query, reused.get());
        } catch (SQLException e) {
          // If this idle connection was lost, the other idle connections were probably lost as
          // well.
          if (!database.describe(e).isTransient()) {
            throw e;
          }
          closeIdle();
        }
      }
      return run(query, database.openForReading());
    } catch (SQLException e) {
      throw database.describe(e).notRead(e);
    } finally {
      permits.release();
    }
  }

  /**
   * Runs a query on another thread. Completes exceptionally with {@link StoreReadException} if the
   * query fails.
   */
  <T> CompletableFuture<T> queryAsync(Query<T> query) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    try {
      executor.execute(
          () -> {
            try {
              answer.complete(query(query));
            } catch (RuntimeException e) {
              answer.completeExceptionally(e);
            }
          });
    } catch (RejectedExecutionException e) {
      answer.completeExceptionally(stoppedException());
    }
    return answer;
  }

  /** Runs a query and closes the connection if the query fails. */
  private <T> T run(Query<T> query, SqlQueries sql) throws SQLException {
    try {
      T answer = query.run(sql);
      release(sql);
      return answer;
    } catch (SQLException e) {
      close(sql, e);
      throw e;
    }
  }

  private static void close(SqlQueries sql, SQLException failure) {
    try {
      sql.close();
    } catch (SQLException closeFailure) {
      failure.addSuppressed(closeFailure);
    }
  }

  static StoreReadException stoppedException() {
    return new StoreReadException(Said.of(ServerText.NOT_READ_STOPPING), null);
  }

  private Optional<SqlQueries> takeIdle() {
    synchronized (idle) {
      if (closed) {
        throw stoppedException();
      }
      return Optional.ofNullable(idle.poll());
    }
  }

  private void closeIdle() throws SQLException {
    synchronized (idle) {
      while (!idle.isEmpty()) {
        idle.pop().close();
      }
    }
  }

  private void release(SqlQueries sql) {
    synchronized (idle) {
      idle.push(sql);
    }
  }

  /** Waits for running queries and closes all connections. */
  @Override
  public void close() throws SQLException {
    executor.shutdown();
    permits.acquireUninterruptibly(MAX_CONNECTIONS);
    try {
      synchronized (idle) {
        closed = true;
        closeIdle();
      }
    } finally {
      permits.release(MAX_CONNECTIONS);
    }
  }
}

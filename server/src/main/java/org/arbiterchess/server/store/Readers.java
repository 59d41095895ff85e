package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * Threads that read from the database, each with a connection. Reads do not wait for the writer.
 */
final class Readers {

  private static final int THREADS = 4;

  private final Dialect dialect;

  /** At most one for each thread. */
  private final Queue<Sql> idleConnections = new ConcurrentLinkedQueue<>();

  private final ExecutorService threads =
      Executors.newFixedThreadPool(THREADS, Writer.daemons("store-reader"));

  Readers(Dialect dialect) {
    this.dialect = dialect;
  }

  /**
   * Runs a query on one of the threads. Completes exceptionally with {@link StoreReadException} if
   * it fails.
   */
  <T> CompletableFuture<T> query(Sql.Task<T> query) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    try {
      threads.execute(
          () -> {
            try {
              answer.complete(run(query));
            } catch (SQLException e) {
              answer.completeExceptionally(
                  new StoreReadException(
                      dialect.describe(e).because(ServerText.NOT_READ_BECAUSE), e));
            } catch (RuntimeException e) {
              answer.completeExceptionally(e);
            }
          });
    } catch (RejectedExecutionException e) {
      answer.completeExceptionally(
          new StoreReadException(Said.of(ServerText.NOT_READ_STOPPING), e));
    }
    return answer;
  }

  /**
   * Runs a query, and again if the connection has been lost since the last one. The others then
   * have probably been lost as well, which it may take seconds to find out.
   */
  private <T> T run(Sql.Task<T> query) throws SQLException {
    Sql idle = idleConnections.poll();
    Sql sql = idle == null ? dialect.openForReading() : idle;
    try {
      return query.run(sql);
    } catch (SQLException e) {
      closeAfter(e, sql);
      if (idle == null || !dialect.describe(e).isTransient()) {
        throw e;
      }
      closeIdleConnections();
      return run(query);
    } finally {
      if (!sql.connection().isClosed()) {
        idleConnections.add(sql);
      }
    }
  }

  private static void closeAfter(SQLException failure, Sql sql) {
    try {
      sql.close();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  boolean isClosed() {
    return threads.isShutdown();
  }

  /** Answers the queued queries and closes all connections. */
  void close() throws SQLException {
    threads.shutdown();
    try {
      boolean unused = threads.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    closeIdleConnections();
  }

  private void closeIdleConnections() throws SQLException {
    for (Sql idle = idleConnections.poll(); idle != null; idle = idleConnections.poll()) {
      idle.close();
    }
  }
}

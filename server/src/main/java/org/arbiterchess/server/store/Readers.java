package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * Threads that read from the database, each on its own connection. Reads do not wait for the
 * writer.
 */
final class Readers implements AutoCloseable {

  interface Query<T> {
    T run(Sql sql) throws SQLException;
  }

  private static final int THREADS = 4;

  private final Dialect dialect;
  private final Queue<Reader> started = new ConcurrentLinkedQueue<>();
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS,
          queries -> {
            Reader reader = new Reader(queries);
            started.add(reader);
            return reader;
          });

  Readers(Dialect dialect) {
    this.dialect = dialect;
  }

  /**
   * Runs a query on one of the threads. Completes exceptionally with {@link StoreReadException} if
   * it fails.
   */
  <T> CompletableFuture<T> query(Query<T> query) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    try {
      threads.execute(
          () -> {
            try {
              answer.complete(((Reader) Thread.currentThread()).run(query));
            } catch (SQLException e) {
              answer.completeExceptionally(dialect.describe(e).notRead(e));
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

  boolean isClosed() {
    return threads.isShutdown();
  }

  private final class Reader extends Thread {

    /** Null until it is needed, and after a failure. */
    private Sql sql;

    private Reader(Runnable queries) {
      super(queries, "store-reader");
      setDaemon(true);
    }

    @Override
    public void run() {
      super.run();
      closeConnection();
    }

    /** Runs a query, and again if the connection has been lost since the last one. */
    private <T> T run(Query<T> query) throws SQLException {
      boolean isNew = sql == null;
      if (isNew) {
        sql = dialect.openForReading();
      }
      try {
        return query.run(sql);
      } catch (SQLException e) {
        closeConnection();
        if (isNew || !dialect.describe(e).isTransient()) {
          throw e;
        }
        return run(query);
      }
    }

    private void closeConnection() {
      if (sql != null) {
        try {
          sql.close();
        } catch (SQLException e) {
          // A connection that cannot be closed has been lost.
          sql = null;
        }
        sql = null;
      }
    }
  }

  /**
   * Answers the queued queries and closes all connections. The executor has terminated a little
   * before its last thread has closed its connection.
   */
  @Override
  public void close() {
    threads.shutdown();
    try {
      for (Reader reader : started) {
        reader.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

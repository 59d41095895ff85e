package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/**
 * Threads that read from the database. Each opens its own connection when it is needed, and closes
 * it when it has been idle for some time. Reads do not wait for the writer.
 */
final class Readers implements AutoCloseable {

  interface Query<T> {
    T run(Sql sql) throws SQLException;
  }

  private record PendingQuery<T>(Query<T> query, CompletableFuture<T> answer) {}

  private static final PendingQuery<Boolean> STOP =
      new PendingQuery<>(sql -> true, new CompletableFuture<>());
  private static final int THREADS = 4;
  private static final int IDLE_SECONDS = 60;

  private final Dialect dialect;
  private final LinkedBlockingQueue<PendingQuery<?>> queue = new LinkedBlockingQueue<>();
  private final List<Reader> threads = new ArrayList<>();
  private boolean closed;

  Readers(Dialect dialect) {
    this.dialect = dialect;
    for (int i = 0; i < THREADS; i++) {
      Reader reader = new Reader();
      reader.setDaemon(true);
      reader.start();
      threads.add(reader);
    }
  }

  /**
   * Runs a query on one of the threads. Completes exceptionally with {@link StoreReadException} if
   * it fails.
   */
  <T> CompletableFuture<T> query(Query<T> query) {
    PendingQuery<T> pending = new PendingQuery<>(query, new CompletableFuture<>());
    synchronized (threads) {
      if (closed) {
        return CompletableFuture.failedFuture(
            new StoreReadException(Said.of(ServerText.NOT_READ_STOPPING), null));
      }
      queue.add(pending);
    }
    return pending.answer;
  }

  private final class Reader extends Thread {

    /** Null until it is needed, and after a failure. */
    private Sql sql;

    private Reader() {
      super("store-reader");
    }

    @Override
    public void run() {
      try {
        PendingQuery<?> next = queue.poll(IDLE_SECONDS, TimeUnit.SECONDS);
        while (next != STOP) {
          if (next == null) {
            closeConnection();
          } else {
            answer(next);
          }
          next = queue.poll(IDLE_SECONDS, TimeUnit.SECONDS);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } finally {
        closeConnection();
      }
    }

    private <T> void answer(PendingQuery<T> pending) {
      T answer;
      try {
        answer = run(pending.query);
      } catch (SQLException e) {
        pending.answer.completeExceptionally(dialect.describe(e).notRead(e));
        return;
      } catch (RuntimeException e) {
        closeConnection();
        pending.answer.completeExceptionally(e);
        return;
      }
      pending.answer.complete(answer);
    }

    private <T> T run(Query<T> query) throws SQLException {
      boolean mayBeLost = sql != null;
      try {
        return runOnce(query);
      } catch (SQLException e) {
        if (mayBeLost && dialect.describe(e).isTransient()) {
          return runOnce(query);
        }
        throw e;
      }
    }

    /** Runs a query and closes the connection if the query fails. */
    private <T> T runOnce(Query<T> query) throws SQLException {
      if (sql == null) {
        sql = dialect.openForReading();
      }
      try {
        return query.run(sql);
      } catch (SQLException e) {
        closeConnection();
        throw e;
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

  /** Answers the queued queries and closes all connections. */
  @Override
  public void close() {
    synchronized (threads) {
      closed = true;
      threads.forEach(reader -> queue.add(STOP));
    }
    for (Reader reader : threads) {
      try {
        reader.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** A few connections that read, so that readers wait neither for the writer nor much for others. */
final class ReadConnectionPool implements AutoCloseable {

  /** A question to the database. */
  interface Question<T> {
    T ask(SqlQueries sql) throws SQLException;
  }

  private static final int AT_ONCE = 4;

  private final Database database;
  private final Semaphore permits = new Semaphore(AT_ONCE);
  private final Deque<SqlQueries> idle = new ArrayDeque<>();
  private boolean closed;

  ReadConnectionPool(Database database) {
    this.database = database;
  }

  /** Throws {@link StoreReadException}. */
  <T> T ask(Question<T> question) {
    permits.acquireUninterruptibly();
    try {
      Optional<SqlQueries> known = idle();
      if (known.isPresent()) {
        try {
          return answer(question, known.get());
        } catch (SQLException e) {
          // What was idle may have been cut off meanwhile; then all that is idle was.
          if (!database.trouble(e).passes()) {
            throw e;
          }
          closeIdle();
        }
      }
      return answer(question, database.forReading());
    } catch (SQLException e) {
      throw database.trouble(e).cannotRead(e);
    } finally {
      permits.release();
    }
  }

  /** After a failure the connection is not used again. */
  private <T> T answer(Question<T> question, SqlQueries sql) throws SQLException {
    try {
      T answer = question.ask(sql);
      giveBack(sql);
      return answer;
    } catch (SQLException e) {
      close(sql, e);
      throw e;
    }
  }

  private static void close(SqlQueries sql, SQLException failure) {
    try {
      sql.close();
    } catch (SQLException again) {
      failure.addSuppressed(again);
    }
  }

  static StoreReadException stopping() {
    return new StoreReadException("Nothing was read: the server is being stopped.", null);
  }

  private Optional<SqlQueries> idle() {
    synchronized (idle) {
      if (closed) {
        throw stopping();
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

  private void giveBack(SqlQueries sql) {
    synchronized (idle) {
      idle.push(sql);
    }
  }

  /** Lets those who read finish. */
  @Override
  public void close() throws SQLException {
    permits.acquireUninterruptibly(AT_ONCE);
    try {
      synchronized (idle) {
        closed = true;
        closeIdle();
      }
    } finally {
      permits.release(AT_ONCE);
    }
  }
}

package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/** A few connections that read, so that readers wait neither for the writer nor much for others. */
final class SqliteReaders implements AutoCloseable {

  /** A question to the file. */
  interface Question<T> {
    T ask(ReadingSql sql) throws SQLException;
  }

  private static final int AT_ONCE = 4;

  private final SqliteFile file;
  private final Semaphore permits = new Semaphore(AT_ONCE);
  private final Deque<ReadingSql> idle = new ArrayDeque<>();
  private boolean closed;

  SqliteReaders(SqliteFile file) {
    this.file = file;
  }

  /** Throws {@link CannotRead}. */
  <T> T ask(Question<T> question) {
    permits.acquireUninterruptibly();
    try {
      ReadingSql sql = borrowed();
      T answer = answer(question, sql);
      giveBack(sql);
      return answer;
    } catch (SQLException e) {
      throw SqliteTrouble.cannotRead(e);
    } finally {
      permits.release();
    }
  }

  /** After a failure the connection is not used again. */
  private static <T> T answer(Question<T> question, ReadingSql sql) throws SQLException {
    try {
      return question.ask(sql);
    } catch (SQLException e) {
      try {
        sql.close();
      } catch (SQLException again) {
        e.addSuppressed(again);
      }
      throw e;
    }
  }

  private ReadingSql borrowed() throws SQLException {
    ReadingSql known;
    synchronized (idle) {
      if (closed) {
        throw new CannotRead("Nothing was read: the server is being stopped.", null);
      }
      known = idle.poll();
    }
    return known == null ? new ReadingSql(file.forReading()) : known;
  }

  private void giveBack(ReadingSql sql) {
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
        while (!idle.isEmpty()) {
          idle.pop().close();
        }
      }
    } finally {
      permits.release(AT_ONCE);
    }
  }
}

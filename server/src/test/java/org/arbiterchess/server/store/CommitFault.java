package org.arbiterchess.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * A real database whose commits fail on request: before they reach the database, or after they have
 * been stored.
 */
public final class CommitFault {

  private static final String POSTGRES_IO_ERROR = "58030";

  private final SQLException failure;
  private final AtomicInteger lostBefore = new AtomicInteger();
  private final AtomicInteger lostAfter = new AtomicInteger();
  private final AtomicInteger opened = new AtomicInteger();
  private final Supplier<Dialect> dialect;

  private CommitFault(SQLException failure, Function<CommitFault, Dialect> dialect) {
    this.failure = failure;
    this.dialect = () -> dialect.apply(this);
  }

  /** An SQLite database in this folder, where a sync of the disk fails. */
  public static CommitFault sqlite(Path folder) {
    return new CommitFault(
        new SQLiteException("disk I/O error", SQLiteErrorCode.SQLITE_IOERR_FSYNC),
        fault ->
            new Sqlite(folder) {
              @Override
              public Sql openForWriting() throws SQLException {
                return fault.faulty(super.openForWriting());
              }
            });
  }

  /** A PostgreSQL database that reports an I/O error. */
  public static CommitFault postgres(String url) {
    return new CommitFault(
        new SQLException("could not sync file", POSTGRES_IO_ERROR),
        fault ->
            new Postgres(PostgresForTests.address(url)) {
              @Override
              public Sql openForWriting() throws SQLException {
                return fault.faulty(super.openForWriting());
              }
            });
  }

  /** Opens a store that never deletes games, because a server's deletions would use up faults. */
  public Store openStore() {
    return new Store(dialect.get(), Store.MAX_QUEUED_WRITES) {
      @Override
      public DeletedGames deleteOlderThan(long before) {
        return new DeletedGames(0, 0);
      }
    };
  }

  /** Makes the next commits fail without storing anything. */
  public void failBefore(int commits) {
    lostBefore.set(commits);
  }

  /** Makes the next commits fail after they have been stored. */
  public void failAfter(int commits) {
    lostAfter.set(commits);
  }

  /** The number of write connections opened so far. */
  int opened() {
    return opened.get();
  }

  private Sql faulty(Sql real) {
    opened.incrementAndGet();
    return new Sql(faulty(real.connection()));
  }

  private Connection faulty(Connection real) {
    return (Connection)
        Proxy.newProxyInstance(
            CommitFault.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              boolean commit = method.getName().equals("commit");
              if (commit && take(lostBefore)) {
                throw failure;
              }
              try {
                Object answer = method.invoke(real, arguments);
                if (commit && take(lostAfter)) {
                  throw failure;
                }
                return answer;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static boolean take(AtomicInteger count) {
    return count.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
  }
}

package org.arbiterchess.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * A real database whose commits fail on request: before they reach the database, or after they have
 * been stored.
 */
public final class CommitFault implements Database {

  private static final String POSTGRES_IO_ERROR = "58030";

  private final Database database;
  private final Opener opener;
  private final SQLException failure;
  private final AtomicInteger lostBefore = new AtomicInteger();
  private final AtomicInteger lostAfter = new AtomicInteger();
  private final AtomicInteger opened = new AtomicInteger();

  private interface Opener {
    SqlWriteConnection open(Connection connection) throws SQLException;
  }

  private CommitFault(Database database, Opener opener, SQLException failure) {
    this.database = database;
    this.opener = opener;
    this.failure = failure;
  }

  /** An SQLite database in this folder, where a sync of the disk fails. */
  public static CommitFault sqlite(Path folder) {
    return new CommitFault(
        new SqliteDatabase(folder.resolve("arbiter.db")),
        SqliteWriteConnection::new,
        new SQLiteException("disk I/O error", SQLiteErrorCode.SQLITE_IOERR_FSYNC));
  }

  /** A PostgreSQL database that reports an I/O error. */
  public static CommitFault postgres(String url) {
    return new CommitFault(
        new PostgresDatabase(PostgresForTests.address(url)),
        PostgresWriteConnection::new,
        new SQLException("could not sync file", POSTGRES_IO_ERROR));
  }

  /** Opens a store that never deletes games, because a server's deletions would use up faults. */
  public SqlStore openStore() {
    return new SqlStore(this, SqlStore.MAX_QUEUED_WRITES) {
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

  @Override
  public SqlWriteConnection openForWriting() throws SQLException {
    opened.incrementAndGet();
    return opener.open(faulty(database.openForWriting().connection()));
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

  @Override
  public Object location() {
    return database.location();
  }

  @Override
  public SqlQueries openForReading() throws SQLException {
    return database.openForReading();
  }

  @Override
  public DataSource migrationDataSource() {
    return database.migrationDataSource();
  }

  @Override
  public boolean createIfEmpty() throws SQLException {
    return database.createIfEmpty();
  }

  @Override
  public String flywayHistoryQuery() {
    return database.flywayHistoryQuery();
  }

  @Override
  public StoreFailure describe(SQLException failure) {
    return database.describe(failure);
  }

  @Override
  public long retryMillis() {
    return database.retryMillis();
  }
}

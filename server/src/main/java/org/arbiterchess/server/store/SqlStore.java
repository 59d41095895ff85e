package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A store that uses an SQL database. */
public abstract class SqlStore implements EventStore {

  static final int MAX_QUEUED_WRITES = 20_000;
  private static final int PROBE_TIMEOUT_SECONDS = 5;

  private final Database database;
  private final BatchWriter writer;
  private final ReadConnectionPool readers;
  private final BatchedEventReader eventReader;

  /** Opens the database. Throws {@link StoreOpenException} if that fails. */
  SqlStore(Database database, int maxQueuedWrites) {
    this.database = database;
    this.writer = new BatchWriter(database, openForWriting(database), maxQueuedWrites);
    this.readers = new ReadConnectionPool(database);
    this.eventReader = new BatchedEventReader(readers);
  }

  /** Opens the writer connection and checks with a test write that the database is writable. */
  private static SqlWriteConnection openForWriting(Database database) {
    try {
      SchemaMigration.migrate(database);
      SqlWriteConnection sql = database.openForWriting();
      try {
        sql.probeWrite();
        sql.commit();
        return sql;
      } catch (SQLException | RuntimeException e) {
        sql.close();
        throw e;
      }
    } catch (SQLException e) {
      throw database.describe(e).notOpened(database.location(), e);
    }
  }

  @Override
  public CompletableFuture<Boolean> create(StoredGame game) {
    if (game.events().isEmpty()) {
      throw new IllegalArgumentException("game has no events: " + game.id());
    }
    return writer.write(game.id(), sql -> constant(sql.create(game)));
  }

  @Override
  public CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events) {
    if (events.isEmpty() || after < 1) {
      throw new IllegalArgumentException(
          "cannot append " + events.size() + " events after event " + after + " of game " + game);
    }
    List<StoredEvent> appended = List.copyOf(events);
    return writer.write(game, sql -> sql.append(game, after, appended));
  }

  @Override
  public CompletableFuture<Boolean> updateMetadata(
      String game, int revision, GameMetadata metadata) {
    return writer.write(game, sql -> constant(sql.updateMetadata(game, revision, metadata)));
  }

  @Override
  public Optional<StoredGame> load(String game) {
    join(writer.settle(game));
    return readers.query(sql -> sql.load(game, 0));
  }

  @Override
  public CompletableFuture<Optional<StoredGame>> loadAfter(String game, int after) {
    return writer
        .settle(game)
        .thenCompose(settled -> readers.queryAsync(sql -> sql.load(game, after)));
  }

  @Override
  public CompletableFuture<List<StoredEvent>> loadEventsAfter(String game, int after) {
    return eventReader.read(new EventLogPosition(game, after));
  }

  @Override
  public Map<String, GameVersion> versions(Collection<String> games) {
    return readers.query(sql -> sql.versions(games));
  }

  @Override
  public boolean exists(String game) {
    return readers.query(sql -> sql.exists(game));
  }

  @Override
  public List<String> unfinishedGames() {
    return readers.query(SqlQueries::unfinished);
  }

  @Override
  public List<GameListCursor> listGames(GameListCursor after, int limit) {
    return readers.query(sql -> sql.listGames(after, limit));
  }

  @Override
  public DeletedGames deleteOlderThan(long before) {
    int games = 0;
    int deleted;
    do {
      deleted = join(writer.write("", sql -> constant(sql.deleteSomeOlderThan(before))));
      games += deleted;
    } while (deleted > 0);
    long bytes = 0;
    long freed;
    do {
      freed = join(writer.write("", sql -> constant(sql.freeSomeDiskSpace())));
      bytes += freed;
    } while (freed > 0);
    return new DeletedGames(games, bytes);
  }

  static Supplier<Boolean> probe(SqlWriteConnection sql) throws SQLException {
    sql.probeWrite();
    return constant(true);
  }

  static <T> Supplier<T> constant(T value) {
    return () -> value;
  }

  /**
   * Waits for a write. Throws {@link NotStoredException} or {@link MaybeStoredException} if it
   * fails.
   */
  static <T> T join(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof NotStoredException failure) {
        throw failure;
      }
      if (e.getCause() instanceof MaybeStoredException maybeStored) {
        throw maybeStored;
      }
      throw e;
    }
  }

  @Override
  public boolean canStore() {
    return writer
        .write("", SqlStore::probe)
        .completeOnTimeout(false, PROBE_TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .exceptionally(failure -> false)
        .join();
  }

  final ReadConnectionPool readers() {
    return readers;
  }

  final BatchWriter writer() {
    return writer;
  }

  @Override
  public int queuedWrites() {
    return writer.queuedWrites();
  }

  /** The number of transactions since the store was opened. */
  final long transactionCount() {
    return writer.transactionCount();
  }

  @Override
  public void close() {
    try {
      writer.close();
      eventReader.close();
      readers.close();
    } catch (SQLException e) {
      throw database.describe(e).notStored(e);
    }
  }
}

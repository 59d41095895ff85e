package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * Stores games and their logs, in an SQLite file or in a PostgreSQL database. Once a future
 * completes, its data survives any process crash. Futures complete on one of the store's threads,
 * so callbacks must be short or use another executor.
 */
public class Store implements AutoCloseable {

  static final int MAX_QUEUED_WRITES = 20_000;
  private static final int PROBE_TIMEOUT_SECONDS = 5;

  private final Dialect dialect;
  private final Writer writer;
  private final Readers readers;
  private volatile StoreListener listener = StoreListener.NONE;

  /** Opens the database. Throws {@link StoreOpenException} if that fails. */
  Store(Dialect dialect, int maxQueuedWrites) {
    this.dialect = dialect;
    try {
      Schema.create(dialect);
      this.writer = new Writer(dialect, maxQueuedWrites);
    } catch (SQLException e) {
      dialect.close();
      throw dialect.describe(e).notOpened(dialect.location(), e);
    } catch (RuntimeException e) {
      dialect.close();
      throw e;
    }
    this.readers = new Readers(dialect);
  }

  /**
   * Opens the SQLite file, arbiter.db, in a data folder, which is created if necessary. Only one
   * process at a time can open it. Throws {@link StoreOpenException} if the store cannot be opened.
   */
  public static Store open(Path folder) {
    return open(folder, MAX_QUEUED_WRITES);
  }

  static Store open(Path folder, int maxQueuedWrites) {
    return new Store(Sqlite.lock(folder), maxQueuedWrites);
  }

  /**
   * Opens a PostgreSQL database, which several servers can share, and creates its tables if
   * necessary. Throws {@link StoreOpenException} if that fails.
   */
  public static Store open(PostgresAddress address) {
    return new Store(new Postgres(address), MAX_QUEUED_WRITES);
  }

  /** Sets the listener for durations and failures. */
  public void setListener(StoreListener newListener) {
    listener = newListener;
  }

  /** The servers that share this database, or empty if only one server can use it. */
  public Optional<ServerNodes> nodes() {
    return dialect instanceof Postgres postgres
        ? Optional.of(new ServerNodes(writer, readers, postgres.secret()))
        : Optional.empty();
  }

  // Writing

  /**
   * Creates a game with the given initial events and seats. Completes with true once they are
   * stored. Completes with false and changes nothing if a game with this id already exists.
   * Completes exceptionally with {@link NotStoredException} if the game cannot be stored.
   */
  public CompletableFuture<Boolean> create(StoredGame game) {
    if (game.events().isEmpty()) {
      throw new IllegalArgumentException("game has no events: " + game.id());
    }
    return monitor(game.id(), writer.write(game.id(), to -> to.create(game)));
  }

  /**
   * Appends either all or none of the events to a log that has {@code after} events. Completes with
   * true once they are stored. Completes with false if the log has a different length, because
   * another server stored events first or the game was deleted. Completes exceptionally with {@link
   * NotStoredException} if the events cannot be stored. May also complete with false if the events
   * were stored but the database's reply was lost, so the caller must reload the log. Like all
   * writes, completes exceptionally with {@link MaybeStoredException} if the outcome is unknown.
   */
  public CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events) {
    if (events.isEmpty() || after < 1) {
      throw new IllegalArgumentException(
          "cannot append " + events.size() + " events after event " + after + " of game " + game);
    }
    List<StoredEvent> appended = List.copyOf(events);
    return monitor(game, writer.writeDeferred(game, to -> to.append(game, after, appended)));
  }

  /**
   * Replaces a game's metadata if its revision number is still {@code revision}. Completes with
   * false if another server changed the metadata first or the game does not exist. SQLite also
   * erases a replaced name from its file; PostgreSQL does so later. Completes exceptionally with
   * {@link NotStoredException} if the metadata cannot be stored.
   */
  public CompletableFuture<Boolean> updateMetadata(
      String game, int revision, GameMetadata metadata) {
    return monitor(game, writer.write(game, to -> to.updateMetadata(game, revision, metadata)));
  }

  /**
   * Reports the result of a write to the listener before the caller receives it. Removes the game's
   * id from the error message.
   */
  private <T> CompletableFuture<T> monitor(String game, CompletableFuture<T> write) {
    long startedAt = System.nanoTime();
    return write.whenComplete(
        (done, failure) -> {
          if (failure == null) {
            listener.eventsStored(System.nanoTime() - startedAt);
          } else {
            listener.notStored(String.valueOf(failure.getMessage()).replace(game, "…"));
            if (failure.getCause() instanceof RuntimeException error) {
              listener.programError(error);
            }
          }
        });
  }

  /**
   * Deletes the games that were created before this time and have had no events since, and frees
   * their disk space, in steps that do not delay other writes for long. Blocks. Throws {@link
   * NotStoredException} or {@link MaybeStoredException} if the write fails.
   */
  public DeletedGames deleteOlderThan(long before) {
    int games = 0;
    int deleted;
    do {
      deleted = join(writer.write("", to -> to.deleteSomeOlderThan(before)));
      games += deleted;
    } while (deleted > 0);
    long bytes = 0;
    long freed;
    do {
      freed = join(writer.write("", WriteConnection::freeSomeDiskSpace));
      bytes += freed;
    } while (freed > 0);
    if (games > 0) {
      listener.gamesDeleted(games, bytes);
    }
    return new DeletedGames(games, bytes);
  }

  /** Whether a test write currently succeeds. Blocks. */
  public boolean canStore() {
    boolean can =
        writer
            .probe("")
            .completeOnTimeout(false, PROBE_TIMEOUT_SECONDS, TimeUnit.SECONDS)
            .exceptionally(failure -> false)
            .join();
    if (can) {
      listener.storeAvailable();
    }
    return can;
  }

  /** The number of writes in the queue. */
  public int queuedWrites() {
    return writer.queuedWrites();
  }

  /** The number of transactions since the store was opened. */
  final long transactionCount() {
    return writer.transactionCount();
  }

  // Reading

  /**
   * The stored game, or empty if it does not exist. If the outcome of a write to this game is
   * unknown, a test write settles it first; if that fails, throws {@link NotStoredException} or
   * {@link MaybeStoredException}. Blocks.
   */
  public Optional<StoredGame> load(String game) {
    return join(loadAfter(game, 0));
  }

  /**
   * The game with the events after the given number, or empty if it does not exist. Completes
   * exceptionally with {@link StoreReadException} if the read fails, or like {@link #load} if the
   * outcome of a write is unknown and cannot be settled.
   */
  public CompletableFuture<Optional<StoredGame>> loadAfter(String game, int after) {
    return writer.settle(game).thenCompose(settled -> read(sql -> load(sql, game, after)));
  }

  /** The game and its events after the given number, as one consistent snapshot. */
  private Optional<StoredGame> load(Sql sql, String id, int after) throws SQLException {
    sql.connection().setAutoCommit(false);
    try {
      List<StoredEvent> events = dialect.events(sql, id, after);
      return sql.queryFirst(
          "select created, revision, metadata from game where id = ?",
          row ->
              new StoredGame(
                  id,
                  row.getLong(1),
                  row.getInt(2),
                  WriteConnection.readMetadata(row.getString(3)),
                  events),
          id);
    } finally {
      sql.connection().rollback();
      sql.connection().setAutoCommit(true);
    }
  }

  /** The versions of the given games. Games that do not exist are omitted. Blocks. */
  public Map<String, GameVersion> versions(Collection<String> games) {
    return join(read(sql -> dialect.versions(sql, games)));
  }

  /** Whether the game exists. Blocks. */
  public boolean exists(String game) {
    return join(read(sql -> sql.exists("select 1 from game where id = ?", game)));
  }

  /** The games without a final result, in creation order. Blocks. */
  public List<String> unfinishedGames() {
    return join(
        read(
            sql ->
                sql.query(
                    "select id from game where over = 0 order by created, id",
                    row -> row.getString(1))));
  }

  /** The games created after the cursor, in creation order, up to the limit. Blocks. */
  public List<GameListCursor> listGames(GameListCursor after, int limit) {
    return join(
        read(
            sql ->
                sql.query(
                    "select created, id from game where (created, id) > (?, ?)"
                        + " order by created, id limit ?",
                    row -> new GameListCursor(row.getLong(1), row.getString(2)),
                    after.created(),
                    after.id(),
                    limit)));
  }

  /** Reports a failure to the listener before the caller receives it. */
  private <T> CompletableFuture<T> read(Readers.Query<T> query) {
    return readers
        .query(query)
        .whenComplete(
            (read, failure) -> {
              if (failure instanceof StoreReadException && !readers.isClosed()) {
                listener.storeNotRead(failure.getMessage());
              }
            });
  }

  /** The free disk space in bytes, or empty if the disk is remote or the free space is unknown. */
  public OptionalLong freeDiskBytes() {
    return dialect.freeDiskBytes();
  }

  /** Waits for a result. Throws the original exception if there is none. */
  static <T> T join(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof StoreException failure) {
        throw failure;
      }
      throw e;
    }
  }

  /**
   * Completes queued writes and then closes the database. Later writes fail with {@link
   * NotStoredException}.
   */
  @Override
  public void close() {
    CompletableFuture<?> unused =
        writer.write(
            "",
            to -> {
              to.indexAll();
              return true;
            });
    try {
      writer.close();
      readers.close();
    } catch (SQLException e) {
      throw dialect.describe(e).notStored(e);
    } finally {
      dialect.close();
    }
  }
}

package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.ServerText;

/**
 * Stores games and their logs, in an SQLite file or in a PostgreSQL database. Once a future
 * completes, its data survives any process crash. Futures complete on one of the store's threads,
 * so callbacks must be short or use another executor.
 */
public class Store implements AutoCloseable {

  static final int MAX_QUEUED_WRITES = 20_000;
  private static final int PROBE_TIMEOUT_SECONDS = 5;
  private static final int DELETE_BATCH = 100;

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
      Said cause = dialect.describe(e).explanation();
      throw new StoreOpenException(
          Said.of(ServerText.NOT_OPENED_BECAUSE, dialect.location(), cause), e);
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
    return new Store(new Sqlite(folder), maxQueuedWrites);
  }

  /**
   * Opens a PostgreSQL database, which several servers can share, and creates its tables if
   * necessary. Throws {@link StoreOpenException} if that fails.
   */
  public static Store open(PostgresAddress address) {
    return new Store(new Postgres(address), MAX_QUEUED_WRITES);
  }

  /**
   * Opens a PostgreSQL database like {@link #open(PostgresAddress)}, but waits for one that does
   * not respond, because it may have started at the same time as this server. An interrupt ends the
   * wait.
   *
   * @param onWaiting receives a sentence about the wait, once, if there is one
   */
  public static Store await(PostgresAddress address, Duration atMost, Consumer<Said> onWaiting) {
    long startedAt = System.nanoTime();
    boolean isWaiting = false;
    while (true) {
      try {
        return open(address);
      } catch (StoreOpenException e) {
        if (!Postgres.isUnreachable(e.getCause())
            || System.nanoTime() - startedAt >= atMost.toNanos()) {
          throw e;
        }
        if (!isWaiting) {
          onWaiting.accept(
              Said.of(ServerText.LOG_DATABASE_AWAITED, address.description(), atMost.toSeconds()));
          isWaiting = true;
        }
        if (!Writer.pause()) {
          throw e;
        }
      }
    }
  }

  /** Sets the listener for durations and failures. */
  public void setListener(StoreListener newListener) {
    listener = newListener;
  }

  /** The servers that share this database, or empty if only one server can use it. */
  public Optional<ServerNodes> nodes() {
    return dialect instanceof Postgres postgres
        ? Optional.of(new ServerNodes(writer, readers, postgres))
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
    return monitor(game.id(), writer.writeDeferred(game.id(), sql -> create(sql, game)));
  }

  private Supplier<Boolean> create(Sql sql, StoredGame game) throws SQLException {
    String metadata = JsonTreeCodec.write(game.metadata().tree());
    int created =
        sql.update(
            "insert into game (id, created, over, metadata) values (?, ?, 0, ?)"
                + " on conflict do nothing",
            game.id(),
            game.created(),
            metadata);
    if (created == 1) {
      return dialect.append(sql, game.id(), 0, game.events());
    }
    // An earlier transaction, whose outcome is unknown, may have stored this game.
    boolean isStored =
        writer.isUnsettled(game.id())
            && sql.exists(
                "select 1 from game where id = ? and created = ? and metadata = ?",
                game.id(),
                game.created(),
                metadata);
    return () -> isStored;
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
    return monitor(
        game, writer.writeDeferred(game, sql -> dialect.append(sql, game, after, appended)));
  }

  /**
   * Replaces a game's metadata if its revision number is still {@code revision}. Completes with
   * false if another server changed the metadata first or the game does not exist. SQLite also
   * erases a replaced name from its file; PostgreSQL does so later. Completes exceptionally with
   * {@link NotStoredException} if the metadata cannot be stored.
   */
  public CompletableFuture<Boolean> updateMetadata(
      String game, int revision, GameMetadata metadata) {
    return monitor(game, writer.write(game, sql -> updateMetadata(sql, game, revision, metadata)));
  }

  private boolean updateMetadata(Sql sql, String game, int revision, GameMetadata metadata)
      throws SQLException {
    Optional<GameMetadata> before =
        sql.queryFirst(
            "select metadata from game where id = ?", row -> metadata(row.getString(1)), game);
    boolean changed =
        sql.update(
                "update game set metadata = ?, revision = revision + 1"
                    + " where id = ? and revision = ?",
                JsonTreeCodec.write(metadata.tree()),
                game,
                revision)
            == 1;
    if (changed && before.filter(old -> removesName(old.seats(), metadata.seats())).isPresent()) {
      writer.eraseAfterCommit();
    }
    return changed;
  }

  private static GameMetadata metadata(String json) {
    return GameMetadata.of(JsonTreeCodec.parseObject(json));
  }

  private static boolean removesName(Seats before, Seats after) {
    return Stream.of(Color.values())
        .anyMatch(
            color -> {
              String name = before.holder(color).name();
              return !name.isEmpty() && !name.equals(after.holder(color).name());
            });
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
    long games = repeat(sql -> deleteSome(sql, before));
    long bytes = repeat(dialect::freeSomeDiskSpace);
    if (games > 0) {
      listener.gamesDeleted(games, bytes);
    }
    return new DeletedGames(games, bytes);
  }

  /** Repeats a write that erases something until nothing is left, and returns the sum. */
  private long repeat(Sql.Task<Long> write) {
    long sum = 0;
    long before;
    do {
      before = sum;
      sum +=
          join(
              writer.write(
                  "",
                  sql -> {
                    long done = write.run(sql);
                    if (done > 0) {
                      writer.eraseAfterCommit();
                    }
                    return done;
                  }));
    } while (sum > before);
    return sum;
  }

  /** Deletes a limited number of old games, so that other writes do not wait long. */
  private long deleteSome(Sql sql, long before) throws SQLException {
    // Usually no game is old enough, and then nothing is indexed for it.
    if (sql.queryFirst("select min(created) from game", row -> row.getLong(1)).orElse(0L)
        >= before) {
      return 0;
    }
    boolean unused = dialect.indexAll(sql);
    // The order is that of an index, whatever plan the database makes without knowing the times.
    List<String> games =
        sql.query(
            "select id from game where created < ? and not exists"
                + " (select 1 from event where game_id = game.id and at >= ?)"
                + " order by created limit ?",
            row -> row.getString(1),
            before,
            before,
            DELETE_BATCH);
    for (String game : games.stream().sorted().toList()) {
      sql.update("delete from event where game_id = ?", game);
      sql.update("delete from game where id = ?", game);
    }
    return games.size();
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
              new StoredGame(id, row.getLong(1), row.getInt(2), metadata(row.getString(3)), events),
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
  private <T> CompletableFuture<T> read(Sql.Task<T> query) {
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
    try {
      writer.close();
      readers.close();
    } catch (SQLException e) {
      throw new NotStoredException(dialect.describe(e).because(ServerText.NOT_STORED_BECAUSE), e);
    } finally {
      dialect.close();
    }
  }
}

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

/** A store in a database, whichever it is. */
public abstract class SqlStore implements EventStore {

  static final int WRITES_THAT_MAY_WAIT = 20_000;
  private static final int SECONDS_TO_TRY = 5;

  private final Database database;
  private final BatchWriter writer;
  private final ReadConnectionPool readers;
  private final BatchReader news;

  /** Throws {@link StoreOpenException}. */
  SqlStore(Database database, int writesThatMayWait) {
    this.database = database;
    this.writer = new BatchWriter(database, ready(database), writesThatMayWait);
    this.readers = new ReadConnectionPool(database);
    this.news = new BatchReader(readers);
  }

  /** Once something was written, it is known that it can be. */
  private static SqlUpdates ready(Database database) {
    try {
      SchemaMigration.migrate(database);
      SqlUpdates sql = database.forWriting();
      try {
        sql.tryOut();
        sql.commit();
        return sql;
      } catch (SQLException | RuntimeException e) {
        sql.close();
        throw e;
      }
    } catch (SQLException e) {
      throw database.trouble(e).cannotOpen(database.place(), e);
    }
  }

  @Override
  public CompletableFuture<Boolean> create(StoredGame game) {
    if (game.events().isEmpty()) {
      throw new IllegalArgumentException("a game without events: " + game.id());
    }
    return writer.write(game.id(), sql -> known(sql.create(game)));
  }

  @Override
  public CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events) {
    if (events.isEmpty() || after < 1) {
      throw new IllegalArgumentException(
          events.size() + " events after " + after + " of game " + game);
    }
    List<StoredEvent> appended = List.copyOf(events);
    return writer.write(game, sql -> sql.append(game, after, appended));
  }

  @Override
  public CompletableFuture<Boolean> updateMetadata(String game, int revision, GameMetadata around) {
    return writer.write(game, sql -> known(sql.change(game, revision, around)));
  }

  @Override
  public Optional<StoredGame> load(String game, int after) {
    return readers.ask(sql -> sql.load(game, after));
  }

  @Override
  public CompletableFuture<List<StoredEvent>> loadEventsAfter(String game, int after) {
    return news.read(new EventCursor(game, after));
  }

  @Override
  public Map<String, GameVersion> versions(Collection<String> games) {
    return readers.ask(sql -> sql.heads(games));
  }

  @Override
  public boolean exists(String game) {
    return readers.ask(sql -> sql.exists(game));
  }

  @Override
  public List<String> unfinishedGames() {
    return readers.ask(SqlQueries::unfinished);
  }

  @Override
  public List<GameCursor> listGames(GameCursor after, int atMost) {
    return readers.ask(sql -> sql.games(after, atMost));
  }

  @Override
  public int deleteOlderThan(long before) {
    int all = 0;
    int some;
    do {
      some = result(writer.write("", sql -> known(sql.forgetSome(before))));
      all += some;
    } while (some > 0);
    return all;
  }

  static <T> Supplier<T> known(T value) {
    return () -> value;
  }

  /** Waits for the disk. Throws {@link NotStoredException} or {@link MaybeStoredException}. */
  static <T> T result(CompletableFuture<T> promise) {
    try {
      return promise.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof NotStoredException refusal) {
        throw refusal;
      }
      if (e.getCause() instanceof MaybeStoredException perhaps) {
        throw perhaps;
      }
      throw e;
    }
  }

  @Override
  public boolean canStore() {
    return writer
        .write(
            "",
            sql -> {
              sql.tryOut();
              return known(true);
            })
        .completeOnTimeout(false, SECONDS_TO_TRY, TimeUnit.SECONDS)
        .exceptionally(refusal -> false)
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
    return writer.waiting();
  }

  /** How many transactions there were. */
  final long commits() {
    return writer.commits();
  }

  @Override
  public void close() {
    try {
      writer.close();
      news.close();
      readers.close();
    } catch (SQLException e) {
      throw database.trouble(e).notStored(e);
    }
  }
}

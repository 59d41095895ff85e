package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** A store in one file of a folder, arbiter.db, by SQLite. */
public final class SqliteStore implements EventStore {

  private static final int WRITES_THAT_MAY_WAIT = 20_000;
  private static final int SECONDS_TO_TRY = 5;

  private final DataFolder folder;
  private final GroupWriter writer;
  private final SqliteReaders readers;

  private SqliteStore(DataFolder folder, GroupWriter writer, SqliteReaders readers) {
    this.folder = folder;
    this.writer = writer;
    this.readers = readers;
  }

  /**
   * Opens the store in a folder, which is made if need be. Throws {@link CannotOpenStore}. One
   * process at a time has it open.
   */
  public static SqliteStore open(Path folder) {
    return open(folder, WRITES_THAT_MAY_WAIT);
  }

  static SqliteStore open(Path place, int writesThatMayWait) {
    DataFolder folder = DataFolder.claim(place);
    try {
      SqliteFile file = new SqliteFile(folder.file());
      WritingSql sql = ready(file, place);
      return new SqliteStore(
          folder, new GroupWriter(file, sql, writesThatMayWait), new SqliteReaders(file));
    } catch (SQLException e) {
      folder.close();
      throw SqliteTrouble.cannotOpen(place, e);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /** Once something was written, it is known that it can be. */
  private static WritingSql ready(SqliteFile file, Path place) throws SQLException {
    Connection connection = file.forWriting();
    try {
      Schema.migrate(connection, file.writable(), place);
      WritingSql sql = new WritingSql(connection);
      sql.tryOut();
      sql.commit();
      return sql;
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  @Override
  public CompletableFuture<Void> create(StoredGame game) {
    if (game.events().isEmpty()) {
      throw new IllegalArgumentException("a game without events: " + game.id());
    }
    return writer.write(
        sql -> {
          if (!sql.create(game)) {
            throw new NotStored("Nothing was stored: there is a game " + game.id() + " already.");
          }
          return null;
        });
  }

  @Override
  public CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events) {
    if (events.isEmpty() || after < 1) {
      throw new IllegalArgumentException(
          events.size() + " events after " + after + " of game " + game);
    }
    List<StoredEvent> appended = List.copyOf(events);
    return writer.write(sql -> sql.append(game, after, appended));
  }

  @Override
  public CompletableFuture<Void> change(String game, Seats seats, Optional<String> next) {
    return writer.write(
        sql -> {
          if (!sql.change(game, seats, next)) {
            throw new NotStored("Nothing was stored: there is no game " + game + ".");
          }
          return null;
        });
  }

  @Override
  public Optional<StoredGame> load(String game) {
    return readers.ask(sql -> sql.load(game));
  }

  @Override
  public boolean exists(String game) {
    return readers.ask(sql -> sql.exists(game));
  }

  @Override
  public List<String> unfinished() {
    return readers.ask(ReadingSql::unfinished);
  }

  @Override
  public int forget(long before) {
    int all = 0;
    int some;
    do {
      some = result(writer.write(sql -> sql.forgetSome(before)));
      all += some;
    } while (some > 0);
    return all;
  }

  private static <T> T result(CompletableFuture<T> promise) {
    try {
      return promise.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof NotStored refusal) {
        throw refusal;
      }
      throw e;
    }
  }

  @Override
  public boolean canStore() {
    return writer
        .write(
            sql -> {
              sql.tryOut();
              return true;
            })
        .completeOnTimeout(false, SECONDS_TO_TRY, TimeUnit.SECONDS)
        .exceptionally(refusal -> false)
        .join();
  }

  /** How many transactions there were. */
  long commits() {
    return writer.commits();
  }

  @Override
  public void close() {
    try {
      writer.close();
      readers.close();
    } catch (SQLException e) {
      throw SqliteTrouble.notStored(e);
    } finally {
      folder.close();
    }
  }
}

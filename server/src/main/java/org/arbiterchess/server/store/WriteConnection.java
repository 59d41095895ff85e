package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.json.JsonTreeCodec;

/** The writer thread's connection. {@link #commit} makes the changes permanent. */
final class WriteConnection implements AutoCloseable {

  private static final int DELETE_BATCH = 100;

  private final Dialect dialect;
  private final Sql sql;

  /** True at first, because an earlier process may have left deleted data behind. */
  private boolean deletedDataRemains = true;

  private boolean isRetry;

  private WriteConnection(Dialect dialect, Sql sql) {
    this.dialect = dialect;
    this.sql = sql;
  }

  static WriteConnection open(Dialect dialect) throws SQLException {
    return new WriteConnection(dialect, dialect.openForWriting());
  }

  /**
   * Marks the following writes as retries. An earlier transaction with an unknown outcome may
   * already have committed these writes.
   */
  void markAsRetry() {
    isRetry = true;
  }

  /** Stores a new game. Returns false and changes nothing if the game already exists. */
  boolean create(StoredGame game) throws SQLException {
    dialect.flush(sql);
    String metadata = JsonTreeCodec.write(game.metadata().tree());
    int created =
        sql.update(
            "insert into game (id, created, over, metadata) values (?, ?, ?, ?)"
                + " on conflict do nothing",
            game.id(),
            game.created(),
            StoredEvent.finishGame(game.events()) ? 1 : 0,
            metadata);
    if (created == 0) {
      return isRetry
          && sql.exists(
              "select 1 from game where id = ? and created = ? and metadata = ?",
              game.id(),
              game.created(),
              metadata);
    }
    dialect.insertFirst(sql, game.id(), game.events());
    return true;
  }

  /** Appends events. The result is available after {@link #flush}. */
  Supplier<Boolean> append(String game, int after, List<StoredEvent> events) throws SQLException {
    return dialect.append(sql, game, after, events);
  }

  void flush() throws SQLException {
    dialect.flush(sql);
  }

  /**
   * Replaces a game's metadata. Returns false and changes nothing if the game does not exist or has
   * a different revision.
   */
  boolean updateMetadata(String game, int revision, GameMetadata data) throws SQLException {
    dialect.flush(sql);
    Optional<GameMetadata> before =
        sql.queryFirst(
            "select metadata from game where id = ?", row -> readMetadata(row.getString(1)), game);
    boolean changed =
        sql.update(
                "update game set metadata = ?, revision = revision + 1"
                    + " where id = ? and revision = ?",
                JsonTreeCodec.write(data.tree()),
                game,
                revision)
            == 1;
    deletedDataRemains |=
        changed && before.filter(old -> removesName(old.seats(), data.seats())).isPresent();
    return changed;
  }

  static GameMetadata readMetadata(String json) {
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
   * Deletes a limited number of old games, so that other writes do not wait long. Returns the
   * number deleted, which is 0 when none are left.
   */
  int deleteSomeOlderThan(long before) throws SQLException {
    dialect.flush(sql);
    List<String> games = oldGames(before);
    while (dialect.index(sql, games)) {
      games = oldGames(before);
    }
    for (String game : games) {
      dialect.deleteEvents(sql, game);
      sql.update("delete from game where id = ?", game);
    }
    deletedDataRemains |= !games.isEmpty();
    return games.size();
  }

  private List<String> oldGames(long before) throws SQLException {
    return sql.query(
        "select id from game where created < ? and not exists"
            + " (select 1 from event where game_id = game.id and at >= ?) order by id limit ?",
        row -> row.getString(1),
        before,
        before,
        DELETE_BATCH);
  }

  long freeSomeDiskSpace() throws SQLException {
    long freed = dialect.freeSomeDiskSpace(sql);
    deletedDataRemains |= freed > 0;
    return freed;
  }

  /** Inserts and deletes a row, so that the next commit writes to the disk but changes nothing. */
  void probeWrite() throws SQLException {
    dialect.flush(sql);
    sql.update("insert into schema_version (version) values (-1)");
    sql.update("delete from schema_version where version = -1");
  }

  void indexAll() throws SQLException {
    dialect.indexAll(sql);
  }

  /** Commits the transaction. Returns once the data has been synced to disk. */
  void commit() throws SQLException {
    sql.commit();
    dialect.onCommitted();
    isRetry = false;
  }

  /** Whether deleted data may still be in the files. */
  boolean needsErasing() {
    return deletedDataRemains;
  }

  /** Removes deleted data from the files. If that fails, {@link #needsErasing} stays true. */
  boolean tryErase() throws SQLException {
    deletedDataRemains = !dialect.tryErase(sql);
    return !deletedDataRemains;
  }

  Sql sql() {
    return sql;
  }

  @Override
  public void close() throws SQLException {
    sql.close();
  }
}

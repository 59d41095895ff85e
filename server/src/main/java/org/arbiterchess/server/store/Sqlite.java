package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/**
 * An SQLite file in a data folder. Events are stored in the order in which they arrive, so that all
 * moves of a batch share a page, and are indexed by game later: many of a game at a time, or when
 * it is over, deleted or left behind, or when the store is closed. Until then this class remembers
 * where they are. After a kill it learns that from the end of the file.
 */
class Sqlite extends Dialect {

  private static final int BUSY_TIMEOUT_MILLIS = 2_000;
  private static final int ERASE_TIMEOUT_MILLIS = 100;
  private static final int PAGES_PER_STEP = 256;

  /** The number of events of a game that are indexed together. */
  private static final int EVENTS_TO_INDEX = 32;

  /** The end of the file that is read after a kill has at most about this many events. */
  private static final int MAX_BEHIND = 50_000;

  private static final int EVENTS_BETWEEN_MARKS = 1_000;

  /**
   * The last events of a game, which are not indexed.
   *
   * @param indexed the number of events that are indexed
   * @param ids the ids of the events after them
   */
  private record Tail(int indexed, List<Long> ids) {

    int head() {
      return indexed + ids.size();
    }

    Tail plus(List<Long> more) {
      List<Long> longer = new ArrayList<>(ids);
      longer.addAll(more);
      return new Tail(indexed, longer);
    }
  }

  private static final Tail NO_TAIL = new Tail(0, List.of());

  private final DataFolder folder;

  /** The tails that are stored. Readers look here before they query the database. */
  private volatile Map<String, Tail> tails = new ConcurrentHashMap<>();

  /** The tails that the current transaction has changed; they have no ids if all are indexed. */
  private final Map<String, Tail> changedTails = new HashMap<>();

  private long lastId;
  private long nextMark;

  /**
   * Stays open while the writer opens a new connection after a failure, so that SQLite keeps its
   * other files. A full disk has no space to create them again. Null until the first connection.
   */
  private Sql anchor;

  /** Nothing is retried, because SQLite has already retried until the busy timeout. */
  Sqlite(Path folder) {
    super("sqlite.sql", "select name from sqlite_master", 0);
    this.folder = DataFolder.lock(folder);
  }

  @Override
  Object location() {
    return folder.folder().toString();
  }

  @Override
  StoreFailure describe(SQLException failure) {
    return SqliteFailure.of(failure);
  }

  @Override
  OptionalLong freeDiskBytes() {
    try {
      return OptionalLong.of(Files.getFileStore(folder.folder()).getUsableSpace());
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  /** Only an empty file can be given the mode in which it can shrink, and only by a vacuum. */
  @Override
  void beginCreation(Sql sql) throws SQLException {
    sql.execute("pragma auto_vacuum = incremental");
    sql.execute("vacuum");
    sql.begin();
  }

  // Connections

  /** Opens a connection that syncs each commit to disk and overwrites deleted data. */
  @Override
  Sql connect() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setPragma(Pragma.SECURE_DELETE, "true");
    return connect(folder.databaseFile(), config);
  }

  @Override
  Sql openForWriting() throws SQLException {
    Sql sql = connect();
    try {
      sql.begin();
      readTails(sql);
      if (anchor == null) {
        anchor = openForReading();
      }
      return sql;
    } catch (SQLException e) {
      sql.close();
      throw e;
    }
  }

  @Override
  Sql openForReading() throws SQLException {
    return openForReading(folder.databaseFile());
  }

  static Sql openForReading(Path file) throws SQLException {
    Sql sql = connect(file, new SQLiteConfig());
    try {
      sql.execute("pragma query_only = on");
      return sql;
    } catch (SQLException e) {
      sql.close();
      throw e;
    }
  }

  private static Sql connect(Path file, SQLiteConfig config) throws SQLException {
    config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
    // Otherwise the driver asks for the last key after every insert, which takes as long again.
    config.setGetGeneratedKeys(false);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return new Sql(source.getConnection());
  }

  /** Finds the events that are not indexed, which are among those after the mark. */
  private void readTails(Sql sql) throws SQLException {
    long mark = firstLong(sql, "select up_to from indexed");
    lastId = Math.max(mark, firstLong(sql, "select max(id) from event_log"));
    nextMark = lastId + EVENTS_BETWEEN_MARKS;
    changedTails.clear();
    Map<String, Tail> found = new ConcurrentHashMap<>();
    sql.query(
        "select id, game_id, seq from event_log where id > ? and not exists (select 1 from event_index"
            + " where event_index.game_id = event_log.game_id and event_index.seq = event_log.seq)"
            + " order by id",
        row ->
            found.merge(
                row.getString(2),
                new Tail(row.getInt(3) - 1, List.of(row.getLong(1))),
                (tail, next) -> tail.plus(next.ids)),
        mark);
    tails = found;
  }

  private static long firstLong(Sql sql, String query) throws SQLException {
    return sql.queryFirst(query, row -> row.getLong(1)).orElse(0L);
  }

  // Writing

  @Override
  void insertFirst(Sql sql, String game, List<StoredEvent> events) throws SQLException {
    index(sql, game, new Tail(0, insert(sql, game, 0, events)));
  }

  @Override
  Supplier<Boolean> append(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException {
    Tail tail = tail(sql, game);
    if (tail.head() != after) {
      return () -> false;
    }
    Tail longer = tail.plus(insert(sql, game, after, events));
    changedTails.put(game, longer);
    boolean isOver = StoredEvent.finishGame(events);
    if (isOver) {
      sql.update("update game set over = 1 where id = ?", game);
    }
    if (isOver || longer.ids.size() >= EVENTS_TO_INDEX) {
      index(sql, game, longer);
    }
    if (lastId >= nextMark) {
      advanceMark(sql, lastId - MAX_BEHIND);
    }
    return () -> true;
  }

  private List<Long> insert(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException {
    List<Long> ids = new ArrayList<>();
    int seq = after;
    for (StoredEvent event : events) {
      seq++;
      lastId++;
      sql.update(
          "insert into event_log (id, game_id, seq, at, kind, body) values (?, ?, ?, ?, ?, ?)",
          lastId,
          game,
          seq,
          event.at(),
          event.type(),
          event.body());
      ids.add(lastId);
    }
    return ids;
  }

  /** The game's tail as the current transaction has left it. A game without events has head 0. */
  private Tail tail(Sql sql, String game) throws SQLException {
    Tail known = changedTails.getOrDefault(game, tails.get(game));
    return known != null ? known : new Tail(indexedHead(sql, game), List.of());
  }

  private static int indexedHead(Sql sql, String game) throws SQLException {
    return sql.queryFirst(
            "select max(seq) from event_index where game_id = ?", row -> row.getInt(1), game)
        .orElse(0);
  }

  private void index(Sql sql, String game, Tail tail) throws SQLException {
    sql.update(
        "insert into event_index (game_id, seq, event_id)"
            + " select game_id, seq, id from event_log where id in (select value from json_each(?))",
        tail.ids.toString());
    changedTails.put(game, new Tail(tail.head(), List.of()));
  }

  /** The tails that are not empty, as the current transaction has left them. */
  private Map<String, Tail> currentTails() {
    Map<String, Tail> current = new LinkedHashMap<>(tails);
    current.putAll(changedTails);
    current.values().removeIf(tail -> tail.ids.isEmpty());
    return current;
  }

  /**
   * Indexes the games whose tails begin at most at this id, and moves the mark before the first
   * event that is not indexed.
   */
  private void advanceMark(Sql sql, long upTo) throws SQLException {
    nextMark = lastId + EVENTS_BETWEEN_MARKS;
    long first = lastId + 1;
    for (Map.Entry<String, Tail> entry : currentTails().entrySet()) {
      long begin = entry.getValue().ids.get(0);
      if (begin <= upTo) {
        index(sql, entry.getKey(), entry.getValue());
      } else {
        first = Math.min(first, begin);
      }
    }
    sql.update("update indexed set up_to = ?", first - 1);
  }

  @Override
  boolean indexAll(Sql sql) throws SQLException {
    boolean anything = !currentTails().isEmpty();
    if (anything) {
      advanceMark(sql, lastId);
    }
    return anything;
  }

  @Override
  boolean index(Sql sql, Collection<String> games) throws SQLException {
    Map<String, Tail> current = currentTails();
    current.keySet().retainAll(games);
    for (Map.Entry<String, Tail> entry : current.entrySet()) {
      index(sql, entry.getKey(), entry.getValue());
    }
    return !current.isEmpty();
  }

  @Override
  void onCommitted() {
    changedTails.forEach(
        (game, tail) -> {
          if (tail.ids.isEmpty()) {
            tails.remove(game);
          } else {
            tails.put(game, tail);
          }
        });
    changedTails.clear();
  }

  @Override
  void deleteEvents(Sql sql, String game) throws SQLException {
    sql.update(
        "delete from event_log where id in (select event_id from event_index where game_id = ?)",
        game);
    sql.update("delete from event_index where game_id = ?", game);
    changedTails.put(game, NO_TAIL);
  }

  /** Moves some unused pages to the end of the file, which becomes shorter when they are erased. */
  @Override
  long freeSomeDiskSpace(Sql sql) throws SQLException {
    long pages = firstLong(sql, "pragma page_count");
    if (firstLong(sql, "pragma freelist_count") == 0) {
      return 0;
    }
    sql.execute("pragma incremental_vacuum(" + PAGES_PER_STEP + ")");
    return (pages - firstLong(sql, "pragma page_count")) * firstLong(sql, "pragma page_size");
  }

  /**
   * Truncates the write-ahead log. Deleted data remains if a reader is active, such as a backup, or
   * the disk fails.
   */
  @Override
  boolean tryErase(Sql sql) throws SQLException {
    sql.connection().setAutoCommit(true);
    try (Statement statement = sql.connection().createStatement()) {
      statement.execute("pragma busy_timeout = " + ERASE_TIMEOUT_MILLIS);
      try (ResultSet row = statement.executeQuery("pragma wal_checkpoint(truncate)")) {
        return row.next() && row.getInt(1) == 0;
      } finally {
        statement.execute("pragma busy_timeout = " + BUSY_TIMEOUT_MILLIS);
      }
    } finally {
      sql.begin();
    }
  }

  // Reading

  /**
   * The tail is taken before the query: what is indexed meanwhile is then found twice, and nothing
   * is missing.
   */
  @Override
  List<StoredEvent> events(Sql sql, String game, int after) throws SQLException {
    Tail tail = tails.getOrDefault(game, NO_TAIL);
    List<StoredEvent> events = new ArrayList<>(super.events(sql, game, after));
    int known = Math.max(0, after + events.size() - tail.indexed);
    if (known < tail.ids.size()) {
      events.addAll(
          sql.query(
              "select at, kind, body from event_log"
                  + " where id in (select value from json_each(?)) order by id",
              Dialect::event,
              tail.ids.subList(known, tail.ids.size()).toString()));
    }
    return events;
  }

  @Override
  Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException {
    Map<String, GameVersion> versions = new HashMap<>();
    for (String game : games) {
      int head = tails.getOrDefault(game, NO_TAIL).head();
      sql.query(
          "select (select max(seq) from event_index where game_id = game.id), revision"
              + " from game where id = ?",
          row -> versions.put(game, new GameVersion(Math.max(head, row.getInt(1)), row.getInt(2))),
          game);
    }
    return versions;
  }

  @Override
  public void close() {
    try {
      if (anchor != null) {
        anchor.close();
      }
    } catch (SQLException e) {
      throw describe(e).notStored(e);
    } finally {
      folder.close();
    }
  }
}

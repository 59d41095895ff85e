package org.arbiterchess.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.arbiterchess.server.language.ServerText;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * An SQLite file in a data folder. Events are stored in the order in which they arrive, so that all
 * moves of a batch share a page, and are indexed by game later: many of a game at a time, or when
 * it is over or left behind, or before games are deleted, or when the store is closed. Until then
 * this class remembers where they are. After a kill, the end of the file is indexed.
 */
class Sqlite extends Dialect {

  private static final int BUSY_TIMEOUT_MILLIS = 2_000;
  private static final int ERASE_TIMEOUT_MILLIS = 100;
  private static final int PAGES_PER_STEP = 256;

  /** The number of events of a game that are indexed together. */
  private static final int EVENTS_TO_INDEX = 32;

  /** The end of the file that is indexed after a kill has at most about this many events. */
  private static final int MAX_BEHIND = 50_000;

  private static final int EVENTS_BETWEEN_MARKS = 1_000;

  private static final String INDEX =
      "insert or ignore into event_index (game_id, seq, event_id)"
          + " select game_id, seq, id from event_log where id ";

  /**
   * The end of a game's log.
   *
   * @param head the number of all events
   * @param ids the ids of the last ones, which are not indexed
   */
  private record Tail(int head, List<Long> ids) {

    static final Tail NONE = new Tail(0, List.of());

    /** Null if no id remains. */
    Tail withoutFirst(int indexed) {
      return indexed == ids.size()
          ? null
          : new Tail(head, List.copyOf(ids.subList(indexed, ids.size())));
    }
  }

  private final DataFolder folder;

  /**
   * The games with events that are not indexed, or not yet for readers. It may contain ids that are
   * not stored, because their transaction is not committed or has failed.
   */
  private final Map<String, Tail> tails = new ConcurrentHashMap<>();

  /** How many events at the beginning of a tail the current transaction has indexed. */
  private final Map<String, Integer> indexed = new HashMap<>();

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
  Failure describe(SQLException failure) {
    return failure(failure);
  }

  /**
   * Classifies an error by the lowest byte of its result code, which gives its category.
   *
   * <p>A commit that could not write everything has stored nothing, because the last thing it
   * writes is the mark that makes it valid. After any other failure, such as that of a sync, the
   * mark may be on the disk.
   */
  static Failure failure(SQLException failure) {
    String cause =
        switch (SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff)) {
          case SQLITE_FULL -> "FULL";
          case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN -> "READ_ONLY";
          case SQLITE_BUSY, SQLITE_LOCKED -> "BUSY";
          case SQLITE_CORRUPT, SQLITE_NOTADB -> "DAMAGED";
          default -> "UNKNOWN";
        };
    boolean isFailedWrite =
        failure instanceof SQLiteException sqlite
            && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_WRITE;
    boolean isRolledBack = List.of("FULL", "READ_ONLY", "BUSY").contains(cause) || isFailedWrite;
    return new Failure(ServerText.SQLITE_CAUSE, cause, false, isRolledBack);
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

  /** Also indexes the end of the file, so that no tail is left. */
  @Override
  Sql openForWriting() throws SQLException {
    return connect()
        .with(
            sql -> {
              sql.begin();
              indexEnd(sql);
              if (anchor == null) {
                anchor = openForReading();
              }
            });
  }

  private void indexEnd(Sql sql) throws SQLException {
    long mark = sql.number("select up_to from indexed");
    lastId = Math.max(mark, sql.number("select max(id) from event_log"));
    if (mark < lastId) {
      sql.update(INDEX + "> ?", mark);
      setMark(sql, lastId);
      sql.commit();
    }
    tails.clear();
    indexed.clear();
  }

  @Override
  Sql openForReading() throws SQLException {
    return openForReading(folder.databaseFile());
  }

  static Sql openForReading(Path file) throws SQLException {
    return connect(file, new SQLiteConfig()).with(sql -> sql.execute("pragma query_only = on"));
  }

  private static Sql connect(Path file, SQLiteConfig config) throws SQLException {
    config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
    // Otherwise the driver asks for the last key after every insert, which takes as long again.
    config.setGetGeneratedKeys(false);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return new Sql(source.getConnection());
  }

  // Writing

  @Override
  Supplier<Boolean> append(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException {
    Tail tail = tails.getOrDefault(game, Tail.NONE);
    boolean isIndexed = indexed.getOrDefault(game, 0) == tail.ids.size();
    int head =
        isIndexed
            ? (int) sql.number("select max(seq) from event_index where game_id = ?", game)
            : tail.head;
    if (head != after) {
      return () -> false;
    }
    List<Long> ids = new ArrayList<>(tail.ids);
    boolean isOver = false;
    for (StoredEvent event : events) {
      isOver |= event.isFinalResult();
      head++;
      lastId++;
      sql.update(
          "insert into event_log (id, game_id, seq, at, kind, body) values (?, ?, ?, ?, ?, ?)",
          lastId,
          game,
          head,
          event.at(),
          event.type(),
          event.body());
      ids.add(lastId);
    }
    tails.put(game, new Tail(head, ids));
    if (isOver) {
      sql.update("update game set over = 1 where id = ?", game);
    }
    if (isOver || ids.size() / EVENTS_TO_INDEX > tail.ids.size() / EVENTS_TO_INDEX) {
      index(sql, game, ids);
    }
    if (lastId >= nextMark) {
      indexUpTo(sql, lastId - MAX_BEHIND);
    }
    return () -> true;
  }

  private void index(Sql sql, String game, List<Long> ids) throws SQLException {
    sql.update(INDEX + "in (select value from json_each(?)) order by id", ids.toString());
    indexed.put(game, ids.size());
  }

  /** Indexes the games whose tails begin at most at this id. */
  private void indexUpTo(Sql sql, long id) throws SQLException {
    for (Map.Entry<String, Tail> entry : tails.entrySet()) {
      List<Long> ids = entry.getValue().ids;
      if (ids.get(0) <= id) {
        index(sql, entry.getKey(), ids);
      }
    }
    setMark(sql, id);
  }

  /** Remembers that all events up to this one are indexed. */
  private void setMark(Sql sql, long id) throws SQLException {
    sql.update("update indexed set up_to = ?1 where up_to < ?1", id);
    nextMark = lastId + EVENTS_BETWEEN_MARKS;
  }

  @Override
  boolean indexAll(Sql sql) throws SQLException {
    boolean anything = !tails.isEmpty();
    indexUpTo(sql, lastId);
    return anything;
  }

  @Override
  void onCommitted() {
    indexed.forEach(
        (game, count) -> tails.computeIfPresent(game, (id, tail) -> tail.withoutFirst(count)));
    indexed.clear();
  }

  /** Moves some unused pages to the end of the file, which becomes shorter when they are erased. */
  @Override
  long freeSomeDiskSpace(Sql sql) throws SQLException {
    long pages = sql.number("pragma page_count");
    if (sql.number("pragma freelist_count") == 0) {
      return 0;
    }
    sql.execute("pragma incremental_vacuum(" + PAGES_PER_STEP + ")");
    return (pages - sql.number("pragma page_count")) * sql.number("pragma page_size");
  }

  /**
   * Truncates the write-ahead log. Deleted data remains if a reader is active, such as a backup, or
   * the disk fails.
   */
  @Override
  boolean tryErase(Sql sql) throws SQLException {
    sql.connection().setAutoCommit(true);
    try {
      sql.execute("pragma busy_timeout = " + ERASE_TIMEOUT_MILLIS);
      return sql.number("pragma wal_checkpoint(truncate)") == 0;
    } finally {
      sql.execute("pragma busy_timeout = " + BUSY_TIMEOUT_MILLIS);
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
    return sql.query(
        "select at, kind, body from event_log where game_id = ?1 and seq > ?2 and id in (select"
            + " event_id from event_index where game_id = ?1 and seq > ?2"
            + " union all select value from json_each(?3)) order by seq",
        Dialect::event,
        game,
        after,
        tails.getOrDefault(game, Tail.NONE).ids.toString());
  }

  @Override
  Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException {
    Map<String, GameVersion> versions = new HashMap<>();
    for (String game : games) {
      sql.query(
          "select revision from game where id = ?",
          row -> versions.put(game, new GameVersion(events(sql, game, 0).size(), row.getInt(1))),
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
      throw new NotStoredException(describe(e).because(ServerText.NOT_STORED_BECAUSE), e);
    } finally {
      folder.close();
    }
  }
}

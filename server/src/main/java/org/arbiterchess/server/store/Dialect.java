package org.arbiterchess.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.arbiterchess.language.Said;

/**
 * What differs between SQLite and PostgreSQL. The methods about writes are called only by the
 * writer thread.
 */
interface Dialect extends AutoCloseable {

  /**
   * The folder, or the database's name, host and port, without secrets: a string or a {@link Said},
   * as a value of a text.
   */
  Object location();

  StoreFailure describe(SQLException failure);

  /** How long to keep retrying after a transient failure, in milliseconds. */
  long retryMillis();

  /** The free disk space in bytes, or empty if the disk is remote or the free space is unknown. */
  OptionalLong freeDiskBytes();

  // The tables

  /** The file with the statements that create the tables. */
  String script();

  /** A query for the names of all tables. */
  String tablesQuery();

  /** Begins the transaction that creates the tables. No other server can create them meanwhile. */
  void beginCreation(Sql sql) throws SQLException;

  /** The table or view of events that can be searched by game. */
  String eventTable();

  /** The clause for comparing text byte by byte, if the database needs one. */
  String collation();

  // Connections

  Sql connect() throws SQLException;

  /**
   * Opens the writer thread's connection and begins its first transaction. By the time this method
   * returns, the previous writer connection has been closed and can no longer commit.
   */
  Sql openForWriting() throws SQLException;

  /** Opens a connection for reading. Each transaction sees a consistent snapshot. */
  Sql openForReading() throws SQLException;

  // Writing

  /** Stores the first events of a new game. */
  void insertFirst(Sql sql, String game, List<StoredEvent> events) throws SQLException;

  /**
   * Appends events, immediately or in {@link #flush}. The result is available after the flush. If
   * the log does not have exactly {@code after} events, nothing is stored and the result is false.
   */
  Supplier<Boolean> append(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException;

  /** Executes the deferred statements. */
  void flush(Sql sql) throws SQLException;

  /** Called after each commit. */
  void onCommitted();

  /** Makes all events of these games searchable. Returns whether there was anything to do. */
  boolean index(Sql sql, Collection<String> games) throws SQLException;

  /** Makes all events of all games searchable. */
  void indexAll(Sql sql) throws SQLException;

  void deleteEvents(Sql sql, String game) throws SQLException;

  /** Inserts and deletes a row, so that the next commit writes to the disk but changes nothing. */
  default void probeWrite(Sql sql) throws SQLException {
    sql.update("insert into schema_version (version) values (-1)");
    sql.update("delete from schema_version where version = -1");
  }

  /**
   * Returns a limited amount of unused space to the system, so that other writes do not wait long.
   * Returns the number of bytes, which is 0 when none are left or the database does it by itself.
   */
  long freeSomeDiskSpace(Sql sql) throws SQLException;

  /** Tries to remove deleted data from the files. Returns whether all of it was removed. */
  boolean tryErase(Sql sql) throws SQLException;

  // Reading

  static StoredEvent event(ResultSet row) throws SQLException {
    return new StoredEvent(row.getLong("at"), row.getString("kind"), row.getString("body"));
  }

  /** The events after the given number. */
  default List<StoredEvent> events(Sql sql, String game, int after) throws SQLException {
    return sql.query(
        "select at, kind, body from "
            + eventTable()
            + " where game_id = ? and seq > ? order by seq",
        Dialect::event,
        game,
        after);
  }

  /** The events of each game after a number, in the order of the games. */
  default List<List<StoredEvent>> events(Sql sql, List<String> games, List<Integer> after)
      throws SQLException {
    List<List<StoredEvent>> all = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      all.add(events(sql, games.get(i), after.get(i)));
    }
    return all;
  }

  default Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException {
    Map<String, GameVersion> versions = new HashMap<>();
    for (String game : games) {
      sql.query(
          "select (select max(seq) from "
              + eventTable()
              + " where game_id = game.id), revision from game where id = ?",
          row -> versions.put(game, new GameVersion(row.getInt(1), row.getInt(2))),
          game);
    }
    return versions;
  }

  /** Closes what the dialect keeps open besides the connections that it has returned. */
  @Override
  void close();
}

package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A PostgreSQL database. It reads and updates many games in one round trip. */
class Postgres extends Dialect {

  private static final long TERMINATE_TIMEOUT_MILLIS = 3_000;
  private static final long RETRY_MILLIS = 4_000;

  /** The key of the lock for creating the tables. Its value has no meaning. */
  private static final long CREATION_LOCK = 7_281_945;

  /**
   * Short timeouts, so that a connection lost during a transaction does not block other servers for
   * long.
   */
  private static final String TIMEOUTS =
      "set idle_in_transaction_session_timeout = 5000; set lock_timeout = 2000;"
          + " set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2;"
          + " set tcp_keepalives_count = 3";

  private static final String SYNCHRONOUS_COMMIT =
      "select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  private static final String INSERT_EVENTS =
      "insert into event (game_id, seq, at, kind, body)"
          + " select game_id, seq, at, kind, body from unnest(?::text[], ?::int[], ?::bigint[],"
          + " ?::text[], ?::text[]) as new (game_id, seq, at, kind, body)";

  /** Logs have no gaps, so only the first new event is checked. */
  private static final String INSERT_FIRST_EVENTS =
      INSERT_EVENTS
          + " where (select 1 from event before where before.game_id = new.game_id"
          + " and before.seq = new.seq - 1) is not null order by game_id"
          + " on conflict do nothing returning game_id";

  private final PostgresAddress address;

  /** The backend process of the last writer connection. Used only by the writer thread. */
  private Optional<Backend> lastWriter = Optional.empty();

  /**
   * The appends that have not been executed yet: at most one per game, because a second append must
   * see the events of the first.
   */
  private final Map<String, Append> pendingAppends = new LinkedHashMap<>();

  /**
   * A PostgreSQL backend process. Its start time distinguishes it from a later process with the
   * same pid.
   */
  private record Backend(int pid, String started) {}

  /** Events to append to one log. */
  private static final class Append {

    private final String game;
    private final int after;
    private final List<StoredEvent> events;
    private boolean stored;

    private Append(String game, int after, List<StoredEvent> events) {
      this.game = game;
      this.after = after;
      this.events = events;
    }
  }

  /** An event to insert. */
  private record Row(String game, int seq, StoredEvent event) {}

  /** The values of the columns of all rows, for {@code unnest}. */
  private static Object[] columns(List<Row> rows) {
    return new Object[] {
      rows.stream().map(Row::game).toArray(String[]::new),
      rows.stream().map(Row::seq).toArray(Integer[]::new),
      rows.stream().map(row -> row.event.at()).toArray(Long[]::new),
      rows.stream().map(row -> row.event.type()).toArray(String[]::new),
      rows.stream().map(row -> row.event.body()).toArray(String[]::new)
    };
  }

  Postgres(PostgresAddress address) {
    super(
        "postgres.sql",
        "select tablename from pg_tables where schemaname = current_schema()",
        RETRY_MILLIS);
    this.address = address;
  }

  @Override
  Object location() {
    return address.description();
  }

  @Override
  StoreFailure describe(SQLException failure) {
    return PostgresFailure.of(failure);
  }

  @Override
  void beginCreation(Sql sql) throws SQLException {
    sql.begin();
    sql.query("select pg_advisory_xact_lock(?)", row -> true, CREATION_LOCK);
  }

  // Connections

  @Override
  Sql connect() throws SQLException {
    return new Sql(address.dataSource().getConnection());
  }

  @Override
  Sql openForWriting() throws SQLException {
    pendingAppends.clear();
    Sql sql = connect();
    try {
      terminateLastWriter(sql);
      sql.execute(TIMEOUTS);
      sql.query(SYNCHRONOUS_COMMIT, row -> true);
      lastWriter =
          sql.queryFirst(
              "select pid, backend_start::text from pg_stat_activity"
                  + " where pid = pg_backend_pid()",
              row -> new Backend(row.getInt(1), row.getString(2)));
      sql.begin();
      return sql;
    } catch (SQLException e) {
      sql.close();
      throw e;
    }
  }

  /** Ends the previous writer connection, which may still be active in the database. */
  private void terminateLastWriter(Sql sql) throws SQLException {
    if (lastWriter.isEmpty()) {
      return;
    }
    boolean isActive =
        sql.queryFirst(
                "select pg_terminate_backend(pid, ?) from pg_stat_activity where pid = ?"
                    + " and backend_start::text = ?",
                row -> !row.getBoolean(1),
                TERMINATE_TIMEOUT_MILLIS,
                lastWriter.get().pid,
                lastWriter.get().started)
            .orElse(false);
    if (isActive) {
      throw new SQLException("the previous connection is still active", "08006");
    }
    lastWriter = Optional.empty();
  }

  @Override
  Sql openForReading() throws SQLException {
    Sql sql = connect();
    try {
      sql.connection().setReadOnly(true);
      sql.connection().setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      return sql;
    } catch (SQLException e) {
      sql.close();
      throw e;
    }
  }

  // Writing

  @Override
  void insertFirst(Sql sql, String game, List<StoredEvent> events) throws SQLException {
    List<Row> rows = new ArrayList<>();
    for (StoredEvent event : events) {
      rows.add(new Row(game, rows.size() + 1, event));
    }
    sql.update(INSERT_EVENTS, columns(rows));
  }

  @Override
  Supplier<Boolean> append(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException {
    if (pendingAppends.containsKey(game)) {
      flush(sql);
    }
    Append append = new Append(game, after, events);
    pendingAppends.put(game, append);
    return () -> append.stored;
  }

  @Override
  void flush(Sql sql) throws SQLException {
    if (pendingAppends.isEmpty()) {
      return;
    }
    List<Row> first = new ArrayList<>();
    for (Append append : pendingAppends.values()) {
      first.add(new Row(append.game, append.after + 1, append.events.get(0)));
    }
    sql.query(INSERT_FIRST_EVENTS, row -> row.getString(1), columns(first))
        .forEach(game -> pendingAppends.get(game).stored = true);
    List<Row> rest = new ArrayList<>();
    List<String> over = new ArrayList<>();
    for (Append append : pendingAppends.values()) {
      if (append.stored) {
        for (int i = 1; i < append.events.size(); i++) {
          rest.add(new Row(append.game, append.after + 1 + i, append.events.get(i)));
        }
        if (StoredEvent.finishGame(append.events)) {
          over.add(append.game);
        }
      }
    }
    pendingAppends.clear();
    if (!rest.isEmpty()) {
      sql.update(INSERT_EVENTS + " order by game_id, seq", columns(rest));
    }
    if (!over.isEmpty()) {
      sql.update(
          "update game set over = 1 where id = any(?)", (Object) over.toArray(new String[0]));
    }
  }

  @Override
  void deleteEvents(Sql sql, String game) throws SQLException {
    sql.update("delete from event where game_id = ?", game);
  }

  /** Does nothing. Queries cannot see deleted data, and PostgreSQL vacuums it later. */
  @Override
  boolean tryErase(Sql sql) {
    return true;
  }

  // Reading

  @Override
  Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException {
    Map<String, GameVersion> versions = new HashMap<>();
    sql.query(
        "select id, (select max(seq) from event where game_id = game.id), revision from game"
            + " where id = any(?)",
        row -> versions.put(row.getString(1), new GameVersion(row.getInt(2), row.getInt(3))),
        (Object) games.toArray(new String[0]));
    return versions;
  }
}
